// English: 4224fc5f
import { minimumAdminPasswordLength } from "#domain/account/admin-password.ts";
import { inMinutes } from "#content/shared/count.ts";
import type * as english from "#content/account/password.ts";

export const passwordWords: typeof english.passwordWords = {
  otherProof: "इसके बजाय पासकी या कोड इस्तेमाल करें",
  own: "आपका पासवर्ड",
  wrong: "यह पासवर्ड सही नहीं है।",
  confirm: "पासवर्ड दोबारा लिखें",
  hint: "कम से कम 6 अक्षर। पासवर्ड जितना लंबा और अनोखा हो, उतना सुरक्षित है।",
  adminHint: `कम से कम ${minimumAdminPasswordLength} अक्षर, और ऐसा नहीं जो बहुत लोग इस्तेमाल करते हों। कुछ ऐसे शब्द याद रखना आसान है जिनका आपस में कोई संबंध न हो।`,
  adminProblems: {
    "admin-password-too-short": `एडमिन के पासवर्ड में कम से कम ${minimumAdminPasswordLength} अक्षर होने चाहिए।`,
    "password-common":
      "यह पासवर्ड बहुत लोग इस्तेमाल करते हैं, इसलिए धोखेबाज़ सबसे पहले इसी को आज़माते हैं। कृपया कोई दूसरा चुनें।",
    "password-own-words":
      "इस पासवर्ड में अकादमी के या आपके अपने नाम या पते के अलावा कुछ ख़ास नहीं है, और धोखेबाज़ सबसे पहले यही आज़माते हैं। कृपया ऐसे शब्द जोड़ें जिनका इनसे कोई संबंध न हो।",
  },
  strength: {
    weak: "इसका अंदाज़ा लगाना आसान है। आपस में असंबंधित कुछ शब्द जोड़ने से यह बहुत मज़बूत हो जाएगा।",
    fair: "ठीक है। लंबा हो तो और सुरक्षित होगा।",
    strong: "मज़बूत है।",
  },
  differ: "दोनों पासवर्ड एक जैसे नहीं हैं।",
  tooShort: "पासवर्ड में कम से कम 6 अक्षर होने चाहिए।",
  tooLong: "यह बहुत लंबा है। कृपया इसे छोटा करें।",
  tooManyWrong: (minutes) =>
    `कई बार ग़लत पासवर्ड दिया गया है। कृपया ${inMinutes(minutes)} बाद फिर से कोशिश करें।`,
  fillAll: "कृपया सभी जानकारी भरें",
};
