import type { MailKind } from "#domain/mail/mail.ts";
import { announcement } from "#mails/teaching/announcement/mail.ts";
import { applicationApproved } from "#mails/people/application-approved/mail.ts";
import { applicationReceived } from "#mails/people/application-received/mail.ts";
import { applicationRejected } from "#mails/people/application-rejected/mail.ts";
import { arrivals } from "#mails/people/arrivals/mail.ts";
import { assignmentCreated } from "#mails/assignments/assignment-created/mail.ts";
import {
  assignmentEnded,
  guardianAssignmentEnded,
} from "#mails/assignments/assignment-ended/mail.ts";
import {
  assignmentHandedOver,
  guardianAssignmentHandedOver,
} from "#mails/assignments/assignment-handed-over/mail.ts";
import { calendarAddress } from "#mails/calendar/calendar-address/mail.ts";
import { changeEmail } from "#mails/account/change-email/mail.ts";
import { dataExported } from "#mails/account/data-exported/mail.ts";
import { emailChangeAsked } from "#mails/account/email-change-asked/mail.ts";
import { emailChanged } from "#mails/account/email-changed/mail.ts";
import { enquiries } from "#mails/enquiries/enquiries/mail.ts";
import { enquiryReceived } from "#mails/enquiries/enquiry-received/mail.ts";
import { demoLesson, tutorDemoLesson } from "#mails/timetable/demo-lesson/mail.ts";
import { consentChanged } from "#mails/guardians/consent-changed/mail.ts";
import { consentRenewal } from "#mails/guardians/consent-renewal/mail.ts";
import { guardianConsent } from "#mails/guardians/guardian-consent/mail.ts";
import { guardianPage } from "#mails/guardians/guardian-page/mail.ts";
import { guardianReminder } from "#mails/guardians/guardian-reminder/mail.ts";
import { guardianLessonChange, lessonChange } from "#mails/timetable/lesson-change/mail.ts";
import { feeInvoice } from "#mails/fees/fee-invoice/mail.ts";
import { feeReceipt } from "#mails/fees/fee-receipt/mail.ts";
import { feeReminder } from "#mails/fees/fee-reminder/mail.ts";
import { guardianLessonDecided, lessonDecided } from "#mails/lessons/lesson-decided/mail.ts";
import { lessonDisputed } from "#mails/lessons/lesson-disputed/mail.ts";
import { lessonsUnsettled } from "#mails/lessons/lessons-unsettled/mail.ts";
import { guardianLessonReport, lessonReport } from "#mails/lessons/lesson-report/mail.ts";
import { homeworkMarked } from "#mails/homework/homework-marked/mail.ts";
import { lessonRequest } from "#mails/timetable/lesson-request/mail.ts";
import { guardianLineMessage, lineMessage } from "#mails/messages/line-message/mail.ts";
import { guardianMessages } from "#mails/messages/guardian-messages/mail.ts";
import { invitation } from "#mails/account/invitation/mail.ts";
import type { Mail } from "./mail.ts";
import { newDevice } from "#mails/account/new-device/mail.ts";
import { news } from "#mails/teaching/news/mail.ts";
import { passwordChanged } from "#mails/account/password-changed/mail.ts";
import {
  guardianRequestAnswered,
  requestAnswered,
} from "#mails/timetable/request-answered/mail.ts";
import { substitution, substitutionEnded } from "#mails/timetable/substitution/mail.ts";
import { guardianLessonTutor, lessonTutor } from "#mails/timetable/lesson-tutor/mail.ts";
import { resetPassword } from "#mails/account/reset-password/mail.ts";
import { lessonReminder } from "#mails/timetable/lesson-reminder/mail.ts";
import { signInChanged } from "#mails/account/sign-in-changed/mail.ts";
import { senderChange } from "#mails/site/sender-change/mail.ts";
import { staffChange } from "#mails/people/staff-change/mail.ts";
import { staffEnded } from "#mails/people/staff-ended/mail.ts";
import { staffInvitation } from "#mails/people/staff-invitation/mail.ts";
import { staffRole } from "#mails/people/staff-role/mail.ts";
import { testMail } from "#mails/site/test-mail/mail.ts";
import { verifyEmail } from "#mails/account/verify-email/mail.ts";
import { welcome } from "#mails/account/welcome/mail.ts";
import { wrongCodes } from "#mails/account/wrong-codes/mail.ts";

/** The function that writes each kind of mail. */
export const mails: { readonly [Kind in MailKind]: Mail<Kind> } = {
  welcome,
  "application-received": applicationReceived,
  "application-approved": applicationApproved,
  "application-rejected": applicationRejected,
  "assignment-created": assignmentCreated,
  "assignment-ended": assignmentEnded,
  "assignment-handed-over": assignmentHandedOver,
  "guardian-assignment-ended": guardianAssignmentEnded,
  "guardian-assignment-handed-over": guardianAssignmentHandedOver,
  announcement,
  news,
  arrivals,
  enquiries,
  "enquiry-received": enquiryReceived,
  "demo-lesson": demoLesson,
  "tutor-demo-lesson": tutorDemoLesson,
  "guardian-consent": guardianConsent,
  "guardian-reminder": guardianReminder,
  "guardian-page": guardianPage,
  "consent-changed": consentChanged,
  "consent-renewal": consentRenewal,
  "session-reminder": lessonReminder,
  "lesson-change": lessonChange,
  "guardian-lesson-change": guardianLessonChange,
  substitution,
  "substitution-ended": substitutionEnded,
  "lesson-tutor": lessonTutor,
  "guardian-lesson-tutor": guardianLessonTutor,
  "lesson-report": lessonReport,
  "guardian-lesson-report": guardianLessonReport,
  "lesson-request": lessonRequest,
  "homework-marked": homeworkMarked,
  "lesson-disputed": lessonDisputed,
  "lesson-decided": lessonDecided,
  "guardian-lesson-decided": guardianLessonDecided,
  "line-message": lineMessage,
  "guardian-line-message": guardianLineMessage,
  "guardian-messages": guardianMessages,
  "lessons-unsettled": lessonsUnsettled,
  "request-answered": requestAnswered,
  "guardian-request-answered": guardianRequestAnswered,
  "fee-invoice": feeInvoice,
  "fee-receipt": feeReceipt,
  "fee-reminder": feeReminder,
  invitation,
  "staff-invitation": staffInvitation,
  "staff-role": staffRole,
  "staff-change": staffChange,
  "sender-change": senderChange,
  "staff-ended": staffEnded,
  "reset-password": resetPassword,
  "password-changed": passwordChanged,
  "calendar-address": calendarAddress,
  "new-device": newDevice,
  "sign-in-changed": signInChanged,
  "data-exported": dataExported,
  "wrong-codes": wrongCodes,
  "test-mail": testMail,
  "verify-email": verifyEmail,
  "change-email": changeEmail,
  "email-change-asked": emailChangeAsked,
  "email-changed": emailChanged,
};
