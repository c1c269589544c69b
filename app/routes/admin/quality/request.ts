export const base = "/admin-dashboard/quality";
