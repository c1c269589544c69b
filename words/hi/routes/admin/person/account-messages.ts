// English: 0799ded7
import type * as english from "#routes/admin/person/account-messages.ts";

export const accountMessages: typeof english.accountMessages = {
  account: "खाता",
  invitedText:
    "ईमेल से आमंत्रित किया गया है, पर अभी पासवर्ड नहीं चुना है। नया आमंत्रण भेजने पर पुराना काम नहीं करेगा।",
  inviteAgain: "आमंत्रण फिर से भेजें",
  accountText: "साइन आउट करने से ये सभी डिवाइस पर खाते से बाहर हो जाएँगे। पासवर्ड फिर भी चलता रहेगा।",
};
