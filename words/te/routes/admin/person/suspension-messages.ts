// English: 8989658d
import type * as english from "#routes/admin/person/suspension-messages.ts";

export const suspensionMessages: typeof english.suspensionMessages = {
  title: "నిలిపివేశారు",
  past: "గత నిలిపివేతలు",
  text: "ట్యూటర్ విద్యార్థుల గురించి ఏదీ చూడలేరు, మార్చలేరు. కింద ఉన్న క్లాసులు ఆగి ఉన్నాయి: ప్రతి కోర్సునూ మరో ట్యూటర్‌కు అప్పగించండి, లేదా నిలిపివేతను ఎత్తివేయండి.",
  lift: "నిలిపివేత ఎత్తివేయండి",
  since: (at, by) => `${at} నుంచి; నిలిపివేసినవారు: ${by}`,
  lifted: (at, reason) => `ఎత్తివేసిన సమయం: ${at}. కారణం: ${reason}`,
  former: "మాజీ అడ్మిన్",
};
