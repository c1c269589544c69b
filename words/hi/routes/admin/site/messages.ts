// English: 6204cb58
import type * as english from "#routes/admin/site/messages.ts";

export const messages: typeof english.messages = {
  title: "साइट",
  text: "सार्वजनिक साइट पर जो दिखता है, उसे यहाँ बदलें। आपके प्रकाशित करने से पहले कुछ भी बाहर नहीं दिखता।",
  sections: "भाग",
  edit: "बदलें",
  state: {
    sample: "नमूना",
    partly: "कुछ नमूने",
    draft: "ड्राफ़्ट",
    standard: "मानक",
    own: "आपका अपना",
    pending: "अभी प्रकाशित नहीं",
  },
  sampleNote:
    "जिन पर नमूना लिखा है, वे किसी असली अकादमी के नहीं हैं: साइट शुरू करने से पहले उनकी जगह अपनी जानकारी डालें।",
  nothingPending: "प्रकाशित करने के लिए कुछ बाकी नहीं",
  publishedAt: (version, moment) => `वर्ज़न ${version}, प्रकाशित: ${moment}।`,
  neverPublished: "आपने अभी तक कुछ प्रकाशित नहीं किया है: साइट पर आने वालों को मानक साइट दिखती है।",
  pendingTitle: "अभी प्रकाशित नहीं हुआ",
  changedBy: (names, moment) =>
    `${new Intl.ListFormat("hi-IN").format(names)} ने बदला, आख़िरी बार: ${moment}।`,
  previewTitle: (page) => `प्रीव्यू: ${page}`,
  publish: "प्रकाशित करें...",
  discard: "बदलाव छोड़ें...",
  versions: "वर्ज़न",
  visit: "साइट देखें",
  back: "साइट पर वापस",
};

export const publishMessages: typeof english.publishMessages = {
  title: "साइट प्रकाशित करें",
  text: "यह तुरंत हर पेज पर सबको दिखने लगेगा।",
  note: "नोट",
  noteHint: "आपके और आपके साथियों के लिए; वर्ज़न की सूची में दिखता है।",
  optional: "ज़रूरी नहीं",
  publish: "प्रकाशित करें",
  publishing: "प्रकाशित हो रहा है...",
  changed: "इस बीच ड्राफ़्ट बदल गया है। बदलाव एक बार फिर देखें, फिर प्रकाशित करें।",
  nothing: "प्रकाशित करने के लिए कुछ नहीं है।",
};

export const discardMessages: typeof english.discardMessages = {
  title: "बदलाव छोड़ दें?",
  text: "साइट वैसी ही रहेगी जैसी प्रकाशित है। उसके बाद जो बदला गया था, वह साइट बदलने वाले सभी लोगों के लिए हट जाएगा।",
  discard: "बदलाव छोड़ें",
  discarding: "छोड़े जा रहे हैं...",
  cancel: "रहने दें",
};

export const sectionMessages: typeof english.sectionMessages = {
  save: "सेव करें",
  saving: "सेव हो रहा है...",
  invalid: (fields) => (fields === 1 ? "एक जगह सुधार करना है।" : `${fields} जगहों पर सुधार करना है।`),
  changed: (name) =>
    name === null
      ? "आपके टाइप करते समय किसी ने इस भाग को प्रकाशित कर दिया या उसके बदलाव छोड़ दिए। अब इसमें यह लिखा है; दोबारा सेव करने पर इसकी जगह आपका लिखा आ जाएगा।"
      : `आपके टाइप करते समय ${name} ने यह भाग बदल दिया। अब इसमें यह लिखा है; दोबारा सेव करने पर इसकी जगह आपका लिखा आ जाएगा।`,
  up: "ऊपर ले जाएँ",
  down: "नीचे ले जाएँ",
  remove: "हटाएँ",
  optional: "ज़रूरी नहीं",
  choose: "चुनें",
  difference: { before: "आपने जो लिखा", after: "अब जो लिखा है", empty: "(खाली)" },
  standard: "मानक शब्द लगाएँ",
  standardColours: "मानक रंग लगाएँ",
  preview: "सेव किया हुआ देखें",
};

export const versionMessages: typeof english.versionMessages = {
  title: "वर्ज़न",
  none: "आपने अभी तक कुछ प्रकाशित नहीं किया है।",
  version: (number) => `वर्ज़न ${number}`,
  by: (name, moment) => `${name}, ${moment}`,
  section: (name, by) => (by ? `${name} (${by})` : name),
  older: "पुराने वर्ज़न",
  changedTitle: "इसमें क्या बदला",
  nothing: "इसमें वही लिखा है जो इससे पहले वाले वर्ज़न में था।",
  difference: { before: "पहले", after: "बाद में", empty: "(खाली)" },
  restore: "इस वर्ज़न पर लौटें",
  restoring: "लौट रहे हैं...",
  restoreText:
    "साइट तुरंत फिर वैसी दिखने लगेगी जैसी तब थी; यह एक नया वर्ज़न होगा। जो बदलाव अभी प्रकाशित नहीं हुए, वे हट जाएँगे।",
  restoreNote: (number) => `वापस वर्ज़न ${number} पर`,
  current: "साइट पर आने वालों को अभी यही दिखता है।",
};

export const flagWords: typeof english.flagWords = { yes: "हाँ", no: "नहीं" };

export const logoWords: typeof english.logoWords = {
  standard: "मानक निशान",
  picture: ({ width, height }, isNew) =>
    `${width} × ${height} पिक्सेल ${isNew ? "की दूसरी तस्वीर" : "की तस्वीर"}`,
};
