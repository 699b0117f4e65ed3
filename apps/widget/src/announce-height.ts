/** Posts the height of the content to the page around the frame, in CSS pixels, now and after every change. */
export function announceHeight(content: HTMLElement): void {
  new ResizeObserver(() => {
    parent.postMessage(
      JSON.stringify({ context: 'postkit', event: 'height', value: content.scrollHeight }),
      '*',
    );
  }).observe(content);
}
