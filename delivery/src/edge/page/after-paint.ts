import { inlineJson } from '@bookfront/shared/format/markup';

export interface Script {
  src: string;
  /** '' if the digest isn't known. */
  integrity: string;
}

/**
 * Code that loads `scripts` in order after the first paint, so that cover and typefaces load first and no script is
 * compiled during the first layout. In a background tab, which isn't painted, it loads them at once or after a second.
 */
export function afterPaint(scripts: Script[]): string {
  const list = inlineJson(
    JSON.stringify(scripts.map(({ src, integrity }) => ({ src, integrity, crossOrigin: 'anonymous', async: false }))),
  );
  return `(function(list){var begun=false;function begin(){if(begun)return;begun=true;list.forEach(function(each){document.head.appendChild(Object.assign(document.createElement('script'),each))})}if(document.hidden)begin();else{requestAnimationFrame(function(){setTimeout(begin)});setTimeout(begin,1000)}})(${list})`;
}
