// English: 19668228
import type * as english from "#parts/people/sign-out/sign-out-messages.ts";

export const signOutMessages: typeof english.signOutMessages = {
  signingOut: "సైన్ అవుట్ అవుతోంది...",
  signOutTitle: (name) => `${name} ఖాతాను సైన్ అవుట్ చేయండి`,
  signOutQuestion: "ఈ వ్యక్తిని అన్ని పరికరాల్లో సైన్ అవుట్ చేయాలా?",
  signOutDetail:
    "ఫోన్ పోయినా, ఎవరైనా దొంగిలించినా ఇలా చేయండి. పాస్‌వర్డ్ మాత్రం పనిచేస్తూనే ఉంటుంది: అది మరొకరికి తెలిసి ఉండవచ్చని అనిపిస్తే, “పాస్‌వర్డ్ మర్చిపోయారా?” ద్వారా కొత్తది పెట్టుకోమని వారికి చెప్పండి.",
};
