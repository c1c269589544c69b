// English: e111a400
import type * as english from "#mails/site/test-mail/messages.ts";

export const messages: typeof english.messages = {
  subject: "టెస్ట్: ఈమెయిల్స్ అందుతున్నాయి",
  text: "అకాడమీ పంపే ఈమెయిల్స్ అందుతున్నాయో లేదో చూడటానికి మీరు ఈ ఈమెయిల్ అడిగారు. ఇది అందింది.",
  spam: "ఇది స్పామ్‌లో కనిపించిందా? అయితే మీ ఈమెయిల్ సేవ SPF, DKIM, DMARC రికార్డుల్లో, ఈమెయిల్స్ పంపే సర్వర్ పేరు చేర్చండి.",
  link: "సెటప్ కొనసాగించండి",
};
