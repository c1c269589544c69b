import { messages } from "#parts/office/messages.ts";
import type { DescribedPhone } from "./describe-phone.ts";

/** A number of a row, which calls, and WhatsApp beside it; a phone shows both as signs. */
export function PhoneNumber({ phone }: { phone: DescribedPhone }) {
  return (
    <>
      <a href={phone.call} className="call">
        <span>{phone.text}</span>
      </a>
      {phone.whatsapp && (
        <a href={phone.whatsapp} rel="noreferrer" className="chat">
          <span>{messages.whatsapp}</span>
        </a>
      )}
    </>
  );
}
