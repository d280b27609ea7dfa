const DAY = 24 * 60 * 60;

/** Sets a cookie that scripts and the version-1 site read (GAP-48); it lasts for `days` (P1 §9). */
export function writeCookie(name: 'STG' | 'want_v1' | 'login-switch', value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * DAY}; SameSite=Lax${secure}`;
}
