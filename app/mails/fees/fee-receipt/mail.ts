import { findMailedPayment } from "#data/fees/mails/mails.ts";
import { documentNumber } from "#domain/fees/document.ts";
import { formatRupees } from "#domain/fees/money.ts";
import { formatDate } from "#domain/shared/dates.ts";
import { readMailedFees, whatToPay } from "#mails/fees/about-fees.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To whoever pays: a payment that was entered, unless it is taken back. */
export const feeReceipt: Mail<"fee-receipt"> = async (data, sending) => {
  const mailed = await readMailedFees("fee-receipt", data, sending);
  if (!mailed) return null;
  const { fees, names, frame, createLink } = mailed;
  const payment = await findMailedPayment(sending.database, fees.familyId, data.paymentId);
  if (!payment) return null;
  const amount = formatRupees(payment.paise);
  const { year, number } = payment;
  return {
    ...frame,
    subject: messages.subject(amount),
    blocks: [
      { is: "text", text: fees.hasOthers ? messages.shared : messages.text(names) },
      {
        is: "facts",
        facts: [
          [messages.amount, amount],
          [messages.day, formatDate(payment.day)],
          ...(year !== null && number !== null
            ? [[messages.receipt, documentNumber("receipt", year, number)] as const]
            : []),
        ],
      },
      ...whatToPay(fees),
      ...(await createLink()),
    ],
  };
};
