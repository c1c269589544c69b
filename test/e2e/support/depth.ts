/** Whether this run makes its tests at full numbers (`npm run test:deep`). */
export const isDeep = process.env["TEST_DEPTH"] === "deep";
