import { createFeeLink } from "#data/fees/mails/links.ts";
import { findMailedReader, toFeesReader } from "#data/fees/mails/readers.ts";
import { findStudentFees, type FamilyFees } from "#data/fees/family-fees.ts";
import type { DocumentRow } from "#data/fees/documents/documents.ts";
import { documentNumber } from "#domain/fees/document.ts";
import type { feeMailKinds } from "#domain/fees/mails.ts";
import { formatRupees } from "#domain/fees/money.ts";
import { familyCode } from "#domain/fees/payee.ts";
import type { MailData } from "#domain/mail/mail.ts";
import { guardianReason } from "#mails/guardians/reason-messages.ts";
import type { Block, MailText, Sending } from "#mails/shared/mail.ts";
import { documentNames, feeWords } from "./messages.ts";

type FeeMailKind = (typeof feeMailKinds)[number];

/** What is open now does not need the lessons. */
const noLines = { limit: 1, offset: 0 };

/** The fees of a family as the reader of a mail may see them. */
export interface MailedFees {
  fees: FamilyFees;
  /** Of the students whose lessons the reader sees. */
  names: string;
  /** Of these students' documents, those with these ids. */
  documentsOf: (ids: readonly string[]) => DocumentRow[];
  /** Around what the mail says. */
  frame: Pick<MailText, "name" | "reason">;
  /** The end of the mail: a link that opens these fees and nothing else. */
  createLink: () => Promise<Block[]>;
}

/** The fees that a mail is about; null for a reader who may not see them any more. */
export async function readMailedFees(
  mailKind: FeeMailKind,
  { familyId, guardianId: guardian, studentId: student }: MailData[FeeMailKind],
  { database, address = "", academy, now }: Sending,
): Promise<MailedFees | null> {
  const guardianId = guardian ?? null;
  const studentId = student ?? null;
  const reader = { familyId, guardianId, studentId };
  const found = await findMailedReader(database, reader, address, now);
  const asked = found && toFeesReader(reader, found.seen);
  const fees = asked && (await findStudentFees(database, asked, noLines))?.fees;
  if (!found || !fees) return null;
  const { seen, name } = found;
  return {
    fees,
    names: seen.map((one) => one.name).join(", "),
    documentsOf: (wanted) => fees.documents.filter(({ id }) => wanted.includes(id)),
    frame: { name: name || null, ...reasonFor(reader, academy.name) },
    createLink: async () => {
      const token = await createFeeLink(database, { ...reader, email: address, mailKind });
      return [
        { is: "link", label: feeWords.link, path: `/fees/${token}` },
        { is: "text", text: feeWords.keep },
      ];
    },
  };
}

/** A student has an account, whose mails say so themselves. */
function reasonFor(
  { guardianId, studentId }: { guardianId: string | null; studentId: string | null },
  academy: string,
): Pick<MailText, "reason"> {
  if (studentId !== null) return {};
  return { reason: guardianId === null ? feeWords.reason(academy) : guardianReason(academy) };
}

/** What the number of a document is, with its kind. */
export const nameDocument = ({ kind, year, number }: DocumentRow) =>
  documentNames[kind](documentNumber(kind, year, number));

/** The documents with their amounts. */
export const listDocuments = (documents: readonly DocumentRow[]): Block[] =>
  documents.length === 0
    ? []
    : [
        {
          is: "facts",
          facts: documents.map((one) => [nameDocument(one), formatRupees(one.paise)] as const),
        },
      ];

/** What is to be paid now, with all that is needed to pay it. */
export function whatToPay({ balance, payee, number }: FamilyFees): Block[] {
  if (balance === 0) return [{ is: "text", text: feeWords.nothing }];
  if (balance < 0) return [{ is: "text", text: feeWords.ahead(formatRupees(-balance)) }];
  const { upiId, payeeName, bankAccount, ifsc } = payee;
  const toPay = [feeWords.toPay, formatRupees(balance)] as const;
  if (upiId === "" && bankAccount === "") {
    return [
      { is: "facts", facts: [toPay] },
      { is: "text", text: feeWords.askOffice },
    ];
  }
  const ways = [
    [feeWords.upiId, upiId],
    [feeWords.payee, payeeName],
    [feeWords.account, bankAccount],
    [feeWords.ifsc, ifsc],
    [feeWords.code, familyCode(number)],
  ] as const;
  return [
    { is: "facts", facts: [toPay, ...ways.filter(([, value]) => value !== "")] },
    { is: "text", text: feeWords.paid },
  ];
}
