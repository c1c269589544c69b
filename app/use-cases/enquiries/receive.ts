import { insertEnquiry } from "#data/enquiries/enquiries.ts";
import { insertEnquiryMails } from "#data/enquiries/mails.ts";
import { isAnsweredBy, type StaffSource } from "#domain/enquiries/enquiry.ts";
import type { EnquiryWords } from "#domain/enquiries/form.ts";
import { ok, type LimitedRefusal, type Result } from "#domain/shared/result.ts";
import { auditedTransaction, denyLimited, recordDenial } from "#request/audit.ts";
import { clientAddressContext, servicesContext, type Context } from "#request/context.ts";
import { currentAdmin } from "#security/guards.ts";
import { queueMail } from "#use-cases/mail/mail.ts";

/**
 * Stores what a family asked on the website, and queues the mails: to the family, if nobody used its
 * mailbox within a day and there is no flood, and to the staff. Refused when too many come from this
 * network; marked for the staff when too many come with this phone number or mailbox.
 *
 * @returns whether the same words came from this network within a day
 */
export async function receiveEnquiry(
  context: Context,
  words: EnquiryWords,
): Promise<Result<{ isSame: boolean }, LimitedRefusal>> {
  const { enquiryLimits, mailQueue } = context.get(servicesContext);
  const action = "send-enquiry";
  const { phone, email } = words;
  const address = context.get(clientAddressContext);
  const minutes = await enquiryLimits.attempt(address);
  if (minutes !== null) return denyLimited(context, { action, subject: null }, minutes);
  const isRepeated = await enquiryLimits.isRepeated({ phone, email });
  const isSame = await enquiryLimits.isSame(address, words);
  const isFlood = await enquiryLimits.isFlood();
  const mailTo = email && !isFlood && (await enquiryLimits.isFirstMail(email)) ? email : null;
  await auditedTransaction(context, async (trx, record) => {
    const id = await insertEnquiry(trx, {
      ...words,
      isRepeated,
      source: "website",
      createdBy: null,
      note: null,
    });
    await record({ action, subject: { kind: "enquiry", id } });
    if (mailTo) {
      await queueMail(context, trx, {
        kind: "enquiry-received",
        accountId: null,
        enquiryId: id,
        address: mailTo,
        data: {},
      });
    }
    await mailQueue.put(trx, await insertEnquiryMails(trx, isFlood));
  });
  return ok({ isSame });
}

/** Records a form that only a program fills in; nothing is stored. */
export function denyRobot(context: Context): Promise<void> {
  return recordDenial(context, { action: "send-enquiry", subject: null, reason: "robot" });
}

/** Stores what a family asked in another way, typed in by the staff. @returns its id */
export async function addEnquiry(
  context: Context,
  words: EnquiryWords,
  { source, note }: { source: StaffSource; note: string },
): Promise<string> {
  const { accountId: createdBy } = currentAdmin(context);
  const { enquiryLimits } = context.get(servicesContext);
  // The website then sends no mail to the address: the family is in touch already.
  if (words.email) await enquiryLimits.isFirstMail(words.email);
  return auditedTransaction(context, async (trx, record) => {
    const id = await insertEnquiry(trx, {
      ...words,
      source,
      isAnswered: isAnsweredBy(source),
      createdBy,
      note: note.trim() || null,
    });
    await record({ action: "add-enquiry", subject: { kind: "enquiry", id } });
    return id;
  });
}
