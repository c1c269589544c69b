import { formatRupees } from "#domain/fees/money.ts";
import { listDocuments, nameDocument, readMailedFees, whatToPay } from "#mails/fees/about-fees.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To whoever pays: what was issued, and what is to be paid now. */
export const feeInvoice: Mail<"fee-invoice"> = async (data, sending) => {
  const mailed = await readMailedFees("fee-invoice", data, sending);
  if (!mailed) return null;
  const { fees, names, documentsOf, frame, createLink } = mailed;
  const documents = documentsOf(data.documentIds);
  const [only, ...more] = documents;
  const isOne = only !== undefined && more.length === 0;
  return {
    ...frame,
    subject: isOne
      ? messages.one(nameDocument(only), formatRupees(only.paise))
      : messages.several(names),
    blocks: [
      // One that has the lessons of other children is shown to none of their guardians.
      { is: "text", text: only ? messages.text(names) : messages.shared(names) },
      ...listDocuments(documents),
      ...whatToPay(fees),
      ...(await createLink()),
    ],
  };
};
