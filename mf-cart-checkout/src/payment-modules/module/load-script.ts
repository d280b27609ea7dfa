const loading = new Map<string, Promise<void>>();

/**
 * Adds a provider's script to the page, once for each address; a script that failed to load can be asked for again.
 * Rejects with an Error.
 */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(src);
      script.remove();
      reject(new Error(`no script at ${src}`));
    };
    document.head.append(script);
  });
  loading.set(src, promise);
  return promise;
}
