const DAY = 24 * 60 * 60;

/** A cookie of the shop that scripts and the version-1 site read (GAP-48); `days` of life (P1 §9). */
export function keepCookie(name: 'STG' | 'want_v1' | 'login-switch', value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * DAY}; SameSite=Lax${secure}`;
}
