// English: 922f08f1
import type * as english from "#mails/guardians/guardian-reminder/messages.ts";

export const messages: typeof english.messages = {
  subject: "మీ జవాబు కోసం ఎదురుచూస్తున్నాం",
  text: (academy) =>
    `ఒక విద్యార్థి గురించి ${academy} ఉంచే సమాచారానికి, వారి సంరక్షకులుగా మీ సమ్మతి ఉందా అని కొన్ని రోజుల క్రితం అడిగాం. దయచేసి అది చదివి మాకు చెప్పండి. సమ్మతి ఇచ్చినా, ఇవ్వకపోయినా ఫర్వాలేదు.`,
  link: "చదివి జవాబివ్వండి",
  last: "దీని గురించి మళ్లీ గుర్తు చేయం.",
};
