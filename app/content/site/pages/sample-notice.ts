/** What an owner or editor reads on the public pages while samples are left; visitors don't. */
export const sampleNotice = {
  label: "For the academy's staff",
  text: "Only you see this line: some texts of this site are still samples.",
  link: { label: "See which", href: "/admin-dashboard/site" },
};
