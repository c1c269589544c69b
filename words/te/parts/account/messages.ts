// English: 6abf864d
import { passwordWords } from "#content/account/password.ts";
import type * as english from "#parts/account/messages.ts";

export const messages: typeof english.messages = {
  pageTitle: "మీ ఖాతా",
  title: "మీ ఖాతా",
  signedInAs: "మీరు సైన్ ఇన్ చేసిన ఖాతా",
  name: "పేరు",
  email: "ఈమెయిల్",
  role: "హోదా",
  roles: { student: "విద్యార్థి", tutor: "ట్యూటర్" },
  password: "పాస్‌వర్డ్",
  passwordText: "దీన్ని మారిస్తే ఇతర పరికరాలన్నింటిలో మీరు సైన్ అవుట్ అవుతారు.",
  changePassword: "పాస్‌వర్డ్ మార్చండి",
  changing: "మారుస్తున్నాం...",
  cancel: "వద్దు",
  currentPassword: "ప్రస్తుత పాస్‌వర్డ్",
  newPassword: "కొత్త పాస్‌వర్డ్",
  wrongPassword: "అది మీ ప్రస్తుత పాస్‌వర్డ్ కాదు.",
  tooMany: passwordWords.tooManyWrong,
  profile: "ప్రొఫైల్",
  profileText: "మీరు మాకు ఇచ్చిన వివరాలు. వాటిని ఇక్కడ సరిచేయవచ్చు లేదా పూర్తి చేయవచ్చు.",
  openProfile: "ప్రొఫైల్ మార్చండి",
  everything: "మీ గురించిన వివరాలన్నీ",
  everythingText: "మీ గురించి మా దగ్గర ఉన్న వివరాలన్నీ చూడవచ్చు, డౌన్‌లోడ్ చేయవచ్చు, లేదా మీ ఖాతాను తొలగించవచ్చు.",
  openExport: "ఉంచిన వివరాలు చూడండి",
  deletion: "ఖాతా తొలగించండి",
  secondFactor: "రెండంచెల ధ్రువీకరణ",
  secondFactorOn: "ఆన్‌లో ఉంది: కొత్త పరికరం కోడ్ అడుగుతుంది.",
  secondFactorOff: "ఆఫ్‌లో ఉంది: ఏ పరికరంలోనైనా పాస్‌వర్డ్ ఒక్కటి చాలు.",
  openSecondFactor: "మార్పులు చేయండి",
  passkeys: "పాస్‌కీలు",
  passkeysText: "మీ వేలిముద్ర, ముఖం లేదా స్క్రీన్ లాక్‌తో సైన్ ఇన్ చేయండి.",
  openPasskeys: "పాస్‌కీలు చూడండి",
  hours: "బోధన సమయాలు",
  hoursText: "ప్రతి వారం మీరు బోధించే సమయాలు, బోధించని రోజులు.",
  openHours: "బోధన సమయాలు మార్చండి",
  times: "మీకు అనుకూలమైన సమయాలు",
  languageText: "స్క్రీన్‌లు, ఈమెయిల్స్ ఈ భాషలో వస్తాయి. పబ్లిక్ సైట్ మాత్రం దాని చిరునామాలో ఉన్న భాషలోనే కనిపిస్తుంది.",
  timesText: "క్లాసులకు మీ కుటుంబానికి అనుకూలమైన సమయాలు.",
  openTimes: "సమయాలు మార్చండి",
  guardian: "వయస్సు, సంరక్షకులు",
  guardianText:
    "మీకు 18 ఏళ్లు నిండకపోతే, మీ తల్లిదండ్రులు లేదా సంరక్షకులు మీ తరఫున సమ్మతి ఇస్తారు, మీ క్లాసులు చూడగలరు.",
  openGuardian: "వయస్సు, సంరక్షకుల వివరాలు",
  devices: "మీరు సైన్ ఇన్ చేసిన పరికరాలు",
  devicesText: "వీటిలో ఏదైనా మీకు తెలియనిది ఉంటే, దాన్ని సైన్ అవుట్ చేసి మీ పాస్‌వర్డ్ మార్చండి.",
  device: "పరికరం",
  signedIn: "సైన్ ఇన్ చేసిన సమయం",
  lastSeen: "చివరిగా వాడిన సమయం",
  now: "ఇప్పుడు",
  actions: "చర్యలు",
  thisDevice: "ఈ పరికరం",
  signOut: "సైన్ అవుట్",
  stopReminders: "రిమైండర్లు ఆపండి",
  everywhere: "అన్నిచోట్లా సైన్ అవుట్",
  everywhereText: "ఈ పరికరంతో సహా అన్ని పరికరాల్లో మీరు సైన్ అవుట్ అవుతారు.",
};

export const deviceWords: typeof english.deviceWords = {
  browserOn: (browser, system) => `${browser} (${system})`,
  unknown: "తెలియని పరికరం",
};

export const problems: typeof english.problems = {
  "passwords-differ": passwordWords.differ,
  "password-too-short": passwordWords.tooShort,
  "required-missing": passwordWords.fillAll,
  "too-long": passwordWords.tooLong,
};

export const notices: typeof english.notices = {
  "password-changed": "మీ పాస్‌వర్డ్ మారింది. ఇతర పరికరాలన్నీ సైన్ అవుట్ అయ్యాయి.",
  "password-changed-common":
    "మీ పాస్‌వర్డ్ మారింది, ఇతర పరికరాలన్నీ సైన్ అవుట్ అయ్యాయి. ఈ పాస్‌వర్డ్‌ను చాలా మంది వాడతారు, కాబట్టి మోసగాళ్లు ముందుగా దీన్నే ప్రయత్నిస్తారు: వేరేది పెట్టుకుంటే మరింత సురక్షితం.",
  "profile-changed": "మీ ప్రొఫైల్ సేవ్ అయింది.",
  "device-forgotten": "ఆ పరికరం ఇకపై మళ్లీ కోడ్ అడుగుతుంది.",
  "second-factor-removed": "రెండంచెల ధ్రువీకరణ ఆఫ్ అయింది.",
  "language-chosen": "మీ భాష మారింది.",
  "mails-chosen": "మీ ఎంపిక సేవ్ అయింది.",
  "email-verified": "ధన్యవాదాలు. మీ ఈమెయిల్ చిరునామా నిర్ధారణ అయింది.",
  "email-changed": "మీ ఈమెయిల్ చిరునామా మారింది. ఇతర పరికరాలన్నీ సైన్ అవుట్ అయ్యాయి.",
  "email-change-asked": "కొత్త చిరునామాకు ఒక లింక్ పంపాం. అక్కడ మీరు నిర్ధారించాక మీ చిరునామా మారుతుంది.",
  "verification-sent": "మీకు ఒక లింక్ పంపాం. అది చేరడానికి ఒకటి రెండు నిమిషాలు పట్టవచ్చు.",
  "verification-limited":
    "మీకు ఇప్పటికే కొన్ని లింక్‌లు పంపాం. దయచేసి మీ ఇన్‌బాక్స్, స్పామ్ ఫోల్డర్ చూడండి, లేదా ఒక గంట తర్వాత మళ్లీ ప్రయత్నించండి.",
  "session-ended": "ఆ పరికరం సైన్ అవుట్ అయింది.",
  "reminders-ended": "ఆ పరికరానికి ఇక రిమైండర్లు రావు.",
};
