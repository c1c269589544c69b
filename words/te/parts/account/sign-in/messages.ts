// English: db34f07c
import { count } from "#content/shared/count.ts";
import { passwordWords } from "#content/account/password.ts";
import type * as english from "#parts/account/sign-in/messages.ts";

const after = (minutes: number) => `దయచేసి ${count(minutes, "నిమిషం", "నిమిషాల")} తర్వాత మళ్లీ ప్రయత్నించండి.`;

export const messages: typeof english.messages = {
  close: "మూసివేయండి",
  signIn: "సైన్ ఇన్",
  signingIn: "సైన్ ఇన్ అవుతోంది...",
  creatingAccount: "ఖాతా తెరుస్తున్నాం...",
  email: "ఈమెయిల్",
  password: "పాస్‌వర్డ్",
  confirmPassword: passwordWords.confirm,
  passwordHint: passwordWords.hint,
  strength: passwordWords.strength,
  fillAll: passwordWords.fillAll,
  passwordsDiffer: passwordWords.differ,
  passwordTooShort: passwordWords.tooShort,
  forgotten: "పాస్‌వర్డ్ మర్చిపోయారా?",
  emailInvalid: "దయచేసి సరైన ఈమెయిల్ చిరునామా ఇవ్వండి.",
  tooLong: passwordWords.tooLong,
  createFailed: "ఖాతా తెరవలేకపోయాం. దయచేసి మళ్లీ ప్రయత్నించండి.",
  createFailedHint:
    "ఈ చిరునామాతో విద్యార్థిగానో ట్యూటర్‌గానో ఇప్పటికే ఖాతా ఉండి ఉండవచ్చు. అలా అయితే ఆ పేజీలో సైన్ ఇన్ చేయండి, లేదా అక్కడ “పాస్‌వర్డ్ మర్చిపోయారా?” ఎంచుకోండి.",
  offline: "మా సర్వర్‌కు కనెక్ట్ కాలేదు. మీ ఇంటర్నెట్ కనెక్షన్ చూసుకుని మళ్లీ ప్రయత్నించండి.",
  away: "ప్రస్తుతం మా డేటాబేస్ అందుబాటులో లేదు. మీరు నింపిన వివరాలు ఇక్కడే ఉన్నాయి. దయచేసి ఒక నిమిషం తర్వాత మళ్లీ ప్రయత్నించండి.",
  busy: "ఇప్పుడు చాలా మంది సైన్ ఇన్ చేస్తున్నారు. మీరు నింపిన వివరాలు ఇక్కడే ఉన్నాయి. దయచేసి ఒక నిమిషం తర్వాత మళ్లీ ప్రయత్నించండి.",
  code: {
    title: "ఇంకొక్క అడుగు",
    description: "ఈ పరికరం మాకు కొత్త. మీ యాప్‌లో ఇప్పుడు కనిపిస్తున్న ఆరు అంకెలు, లేదా మీ రికవరీ కోడ్‌లలో ఒకటి టైప్ చేయండి.",
    code: "కోడ్",
    remember: "ఈ పరికరంలో 30 రోజుల పాటు అడగవద్దు",
    wrong: "ఆ కోడ్ తప్పు, లేదా ఇప్పటికే వాడినది.",
    over: "చాలా సమయం గడిచిపోయింది. దయచేసి మళ్లీ సైన్ ఇన్ చేయండి.",
    links: [
      {
        before: "మనసు మార్చుకున్నారా?",
        label: "అడ్మిన్ సైన్ ఇన్‌కు వెళ్లండి",
        to: "/admin-login",
      },
    ],
  },
  passkey: {
    signIn: "పాస్‌కీతో సైన్ ఇన్",
    cancelled: "పాస్‌కీ ఏదీ వాడలేదు. మళ్లీ ప్రయత్నించండి, లేదా మీ పాస్‌వర్డ్‌తో సైన్ ఇన్ చేయండి.",
    wrong: "ఆ పాస్‌కీ మా దగ్గర లేదు. దయచేసి మీ పాస్‌వర్డ్‌తో సైన్ ఇన్ చేయండి.",
  },
  tooMany: (minutes) => `సైన్ ఇన్ కోసం చాలాసార్లు ప్రయత్నించారు. ${after(minutes)}`,
  tooManySignUps: (minutes) => `మీ నెట్‌వర్క్ నుండి ఇప్పుడే చాలా మంది సైన్ అప్ చేశారు. ${after(minutes)}`,
  tooManyResets: (minutes) => `మీ నెట్‌వర్క్ నుండి ఇప్పుడే చాలా అభ్యర్థనలు వచ్చాయి. ${after(minutes)}`,
};

const commonPassword =
  "ఆ పాస్‌వర్డ్‌ను చాలా మంది వాడతారు, కాబట్టి మోసగాళ్లు ముందుగా దాన్నే ప్రయత్నిస్తారు. వేరేది పెట్టుకుంటే మరింత సురక్షితం.";

export const notices: typeof english.notices = {
  "password-reset": "మీ పాస్‌వర్డ్ మారింది, మీరు అన్నిచోట్లా సైన్ అవుట్ అయ్యారు. దయచేసి కొత్త పాస్‌వర్డ్‌తో సైన్ ఇన్ చేయండి.",
  "password-reset-common": `మీ పాస్‌వర్డ్ మారింది, మీరు అన్నిచోట్లా సైన్ అవుట్ అయ్యారు. ${commonPassword}`,
  "email-restored-common": `మీ ఖాతాకు పాత ఈమెయిల్ చిరునామాను తిరిగి పెట్టాం, మీ కొత్త పాస్‌వర్డ్ కూడా సేవ్ అయింది. ${commonPassword}`,
  "email-verified": "ధన్యవాదాలు. మీ ఈమెయిల్ చిరునామా నిర్ధారణ అయింది.",
  "email-changed": "మీ ఈమెయిల్ చిరునామా మారింది. దయచేసి కొత్త చిరునామాతో సైన్ ఇన్ చేయండి.",
  "email-restored": "మీ ఖాతాకు పాత ఈమెయిల్ చిరునామాను తిరిగి పెట్టాం, మీ కొత్త పాస్‌వర్డ్ కూడా సేవ్ అయింది. దయచేసి సైన్ ఇన్ చేయండి.",
};
