/** "Mark: 17.5 out of 20" */
export const markText = (mark: number, outOf: number) => `Mark: ${mark} out of ${outOf}`;
