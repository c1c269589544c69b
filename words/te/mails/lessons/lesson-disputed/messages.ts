// English: 3c5cc0f5
import type * as english from "#mails/lessons/lesson-disputed/messages.ts";

export const messages: typeof english.messages = {
  subject: "మీ క్లాస్ ఒకటి అకాడమీ పరిశీలనలో ఉంది",
  text: "ఈ క్లాస్ జరగలేదని కుటుంబం చెబుతోంది:",
  next: (email) =>
    `మీరు ఏమీ చేయనవసరం లేదు: ఒక అడ్మిన్ వివరాలన్నీ చూసి, నిర్ణయించి, మీకూ కుటుంబానికీ రాస్తారు. మీరు ఏదైనా చెప్పాలనుకుంటే, ఈ చిరునామాకు రాయండి: ${email}`,
};
