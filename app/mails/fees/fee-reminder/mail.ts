import { listOpenInvoices } from "#data/fees/mails/reminders.ts";
import { listDocuments, readMailedFees, whatToPay } from "#mails/fees/about-fees.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To whoever pays, while an invoice is open and the family waits for no answer. */
export const feeReminder: Mail<"fee-reminder"> = async (data, sending) => {
  const { documentIds, familyId } = data;
  const open = await listOpenInvoices(sending.database, familyId, documentIds);
  if (open.length === 0) return null;
  const mailed = await readMailedFees("fee-reminder", data, sending);
  if (!mailed) return null;
  const { fees, names, documentsOf, frame, createLink } = mailed;
  return {
    ...frame,
    subject: messages.subject(names),
    blocks: [
      { is: "text", text: messages.text },
      ...listDocuments(documentsOf(open)),
      ...whatToPay(fees),
      ...(await createLink()),
      { is: "text", text: messages.stop },
    ],
  };
};
