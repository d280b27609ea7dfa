import { bootFailed } from '@bookfront/shared/contract';
import { inlineJson } from '@bookfront/shared/format/markup';
import * as m from '#messages';
import { refreshForm } from './refresh-form';

const source = 'boot-message';
const bar = 'boot-failed';
/** How long the main script may take to load before the page reports it. */
const timeoutMs = 20_000;

const style = [
  `#${bar}{position:sticky;bottom:0;z-index:50;display:flex;flex-wrap:wrap;align-items:center;gap:0 1.25rem;padding:.25rem 1.25rem;`,
  'border-top:2px solid var(--c-bad,#b3261e);background:var(--c-surface,#fff);color:var(--c-ink,#14171a);font:1rem/1.4 var(--font-text,system-ui,sans-serif)}',
  `#${bar} p{flex:1 1 16rem;margin:.5rem 0;font-weight:600}`,
  `#${bar} :is(a,button){display:inline-flex;align-items:center;min-height:44px;padding:0;border:0;background:none;color:var(--c-link,inherit);font:inherit;text-decoration:underline;cursor:pointer}`,
].join('');

/**
 * The message of ERR-01 and ERR-02 for a browser without scripts. It stands below the server's markup and stays
 * visible; the skip link remains the page's first element. With scripts, `bootWatch` takes its text from here. 'Try
 * again' leaves cookie and cart as they are.
 */
export const bootMessage = (nonce: string): string =>
  `<noscript id="${source}"><style nonce="${nonce}">${style}</style><div id="${bar}" role="alert"><p>${m.boot_error()}</p><a href="">${m.try_again()}</a>${refreshForm}</div></noscript>`;

/**
 * Code that shows the same message if cookies are off, or if the script `src` fails to load, throws, or takes too long;
 * a script that loads late removes the message unless it threw. The shell fires an event if it couldn't start.
 */
export function bootWatch(src: string): string {
  return `(function(src,ms){var source=document.getElementById("${source}"),href=new URL(src,location.href).href,isLoaded=false,isBroken=false;function find(){return document.getElementById("${bar}")}function show(){if(!find())source.insertAdjacentHTML("afterend",source.textContent)}var timer=setTimeout(show,ms);addEventListener("error",function(e){if(isLoaded)return;if(e.filename===href)isBroken=true;if(isBroken||e.target.src===href)show()},true);document.addEventListener("load",function(e){if(e.target.src!==href)return;isLoaded=true;clearTimeout(timer);if(find()&&!isBroken&&navigator.cookieEnabled)find().remove()},true);document.addEventListener("${bootFailed}",function(){isBroken=true;show()});if(!navigator.cookieEnabled)show()})(${inlineJson(JSON.stringify(src))},${timeoutMs})`;
}
