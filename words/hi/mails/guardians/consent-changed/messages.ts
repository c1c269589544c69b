// English: 748c40a0
import type * as english from "#mails/guardians/consent-changed/messages.ts";

export const messages: typeof english.messages = {
  subject: (child) => `अभिभावक की सहमति नहीं है: ${child}`,
  withheld: (child) => `हम जो जानकारी रखते हैं, उसके लिए ${child} के अभिभावक ने सहमति नहीं दी है।`,
  withdrawn: (child) => `${child} के अभिभावक ने अपनी सहमति वापस ले ली है।`,
  next: "कुछ भी हटाया नहीं गया है। नई बातों और घोषणाओं के ईमेल बंद हो गए हैं। कृपया परिवार से क्लास के बारे में बात करें, और अगर वे यही चाहें तो खाता हटा दें।",
  link: "अभिभावक की जानकारी देखें",
};
