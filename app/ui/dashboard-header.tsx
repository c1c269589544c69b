import type { ReactNode } from "react";
import { Button } from "./button.tsx";

/** The header of a dashboard: the signed-in person, their account and the logout button. */
export function DashboardHeader({
  brand,
  band,
  title,
  email,
  account,
  logout,
  onLogout,
  children,
}: {
  /** The academy's logo, linked to the home page. */
  brand: ReactNode;
  /** A decorative border below the header. */
  band: ReactNode;
  title: string;
  email: string;
  /** A link to the person's own account page. */
  account?: ReactNode;
  logout: string;
  onLogout?: () => void;
  children?: ReactNode;
}) {
  return (
    <header className="bg-surface">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-6 gap-y-3 px-4 py-4 sm:px-6">
        {brand}
        <span className="order-1 h-0 basis-full sm:hidden" />
        <div className="min-w-0 grow max-sm:order-2">
          <h1 className="text-xl font-semibold">{title}</h1>
          <p className="text-sm text-muted">{email}</p>
        </div>
        <div className="empty:hidden max-sm:order-3">{children}</div>
        <div className="flex items-center gap-x-2 max-sm:ml-auto sm:gap-x-4">
          {account}
          <LogoutForm label={logout} onLogout={onLogout} />
        </div>
      </div>
      {band}
    </header>
  );
}

/** A plain form, not the router's: logging out loads a whole new document. */
export function LogoutForm({
  label,
  onLogout,
}: {
  label: string;
  onLogout?: (() => void) | undefined;
}) {
  return (
    <form method="post" action="/logout" onSubmit={onLogout}>
      <Button tone="quiet">{label}</Button>
    </form>
  );
}
