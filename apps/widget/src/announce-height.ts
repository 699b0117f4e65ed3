/** Tells the page around a frame how high its content is, in CSS pixels, now and whenever that changes. */
export function announceHeight(content: HTMLElement): void {
  new ResizeObserver(() => {
    parent.postMessage(JSON.stringify({ context: 'postkit', event: 'height', value: content.scrollHeight }), '*');
  }).observe(content);
}
