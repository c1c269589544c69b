import { callLink, chatLink } from "#domain/people/phone/phone-links.ts";
import { messages } from "#parts/office/messages.ts";
import type { DescribedPhone } from "./describe-phone.ts";

/** A number of a row, which calls, and WhatsApp beside it; a phone shows both as signs. */
export function PhoneNumber({ phone: { text, normal } }: { phone: DescribedPhone }) {
  const chat = normal && chatLink(normal);
  return (
    <>
      <a href={normal ? callLink(normal) : undefined} className="call">
        {text}
      </a>
      {chat && (
        <a href={chat} rel="noreferrer" className="chat">
          {messages.whatsapp}
        </a>
      )}
    </>
  );
}
