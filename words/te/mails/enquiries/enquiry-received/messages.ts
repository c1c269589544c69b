// English: c487c1c6
import type * as english from "#mails/enquiries/enquiry-received/messages.ts";

export const messages: typeof english.messages = {
  subject: "మీరు ఉచిత డెమో క్లాస్ అడిగారు",
  text: ({ name, emailReply }) =>
    `${name} వారిని ఉచిత డెమో క్లాస్ అడిగినందుకు ధన్యవాదాలు. మా సహాయ వేళల్లో జవాబు ఇవ్వడానికి గరిష్ఠంగా ${emailReply} పడుతుంది.`,
  next: ({ phone }) => `వెంటనే మాట్లాడాలనుకుంటే, ఈ నంబర్‌కు కాల్ చేయండి: ${phone}`,
  link: "డెమో క్లాస్‌లో ఏం జరుగుతుంది",
  mistake: "అడిగింది మీరు కాకపోతే, ఎవరో చిరునామా తప్పుగా టైప్ చేశారు. మీరు ఏమీ చేయనవసరం లేదు.",
  reason: ({ name }) => `ఎవరో ${name} వారిని డెమో క్లాస్ అడిగినప్పుడు ఈ చిరునామా ఇచ్చారు, అందుకే మీకు ఈ ఈమెయిల్ పంపాం.`,
};
