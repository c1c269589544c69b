export const base = "/admin-dashboard/fees";

/** What families say that they have paid. */
export const claimsPage = `${base}/claims`;

/** What came through the payment gateway. */
export const gatewayPage = `${base}/gateway`;

/** Invoices, credit notes and receipts. */
export const documentsPage = `${base}/documents`;

/** The page of one of them. */
export const documentPage = (documentId: string) => `${documentsPage}/${documentId}`;

/** Who issues them. */
export const issuerPage = `${base}/issuer`;
/** The bank statements. */
export const statementsPage = `${base}/statements`;

/** The page of a statement. */
export const statementPage = (statementId: string) => `${statementsPage}/${statementId}`;

/** The page of a line of a statement. */
export const linePage = (lineId: string) => `${statementsPage}/lines/${lineId}`;

/** Which mails about fees are sent. */
export const mailsPage = `${base}/mails`;

/** The page of a family. */
export const familyPage = (familyId: string) => `${base}/families/${familyId}`;

/** What an address searches for: at most a hundred characters. */
export const readSearch = (params: URLSearchParams): string =>
  (params.get("q") ?? "").trim().slice(0, 100);
