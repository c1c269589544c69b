/** The header of every public page (§2). */
export const header = {
  label: "Main",
  menu: "Menu",
  skip: "Skip to the content",
  homeLabel: (name: string) => `${name}, to the home page`,
  links: [
    { label: "Home", href: "/" },
    { label: "About Us", href: "/about-us" },
    { label: "Demo", href: "/demo" },
    { label: "Tutor Login", href: "/tutor-login" },
  ],
  login: { label: "Login", href: "/login" },
  signUp: { label: "Sign Up", href: "/signup" },
  dashboard: "Dashboard",
  logout: "Logout",
};

/** A signed-in person's own places, at the top of each of their screens. */
export const places = {
  label: "Your pages",
  home: "Dashboard",
  timetable: "Timetable",
  progress: "Progress",
  hours: "Hours",
  calendar: "Calendar",
  account: "Account",
};

/** The words of the links to another provider's lessons. */
export const subscriptionWords = {
  label: "Individual Subscriptions",
  math: "Math",
  physics: "Physics",
  chemistry: "Chemistry",
};

/** The picture in the corner of every page (§2). */
export const demoButton = {
  alt: "Book a free demo class",
  words: ["Free", "demo"] as readonly [string, string],
  href: "/signup",
};
