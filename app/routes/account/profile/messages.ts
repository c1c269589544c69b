export const messages = {
  title: "Your Profile",
  pageTitle: "Your Profile",
  studentText:
    "Your tutors and the academy's admins see your name, email, phone, class and subjects.",
  tutorText:
    "Changes to classes and subjects apply to new assignments. The ones you have stay as they are.",
  fixed: "You were approved with these details. To change them, please write to us.",
  email: "Email",
  name: "Name",
  save: "Save Changes",
  saving: "Saving...",
  changed:
    "Your profile was changed elsewhere after you opened this page. What you typed is still here. Save again to replace what is there now.",
  now: "What is there now",
  nothing: "Nothing",
  list: (names: readonly string[]) => names.join(", "),
};
