/**
 * Gives VitePress's search box the roles of its parts, a dialog with a list of links, as long as the page is open.
 * VitePress makes it a button that contains a list of options that contain links, which screen readers cannot enter.
 */
export function watchSearchRoles(): void {
  const observer = new MutationObserver(() => setRoles());
  const watch = () =>
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-expanded', 'aria-selected'],
    });

  function setRoles(): void {
    const box = document.querySelector('.VPLocalSearchBox');
    if (!box) return;
    // Own changes must not be seen as new ones.
    observer.disconnect();
    set(box, {
      role: 'dialog',
      'aria-modal': 'true',
      'aria-expanded': null,
      'aria-haspopup': null,
      'aria-owns': null,
    });
    for (const input of box.querySelectorAll('input')) {
      set(input, { 'aria-activedescendant': null, 'aria-autocomplete': null, 'aria-controls': null });
    }
    for (const list of box.querySelectorAll('.results')) set(list, { role: 'list' });
    for (const item of box.querySelectorAll('.results > li'))
      set(item, { role: null, 'aria-selected': null });
    for (const link of box.querySelectorAll('.results a')) set(link, { 'aria-label': null });
    for (const key of box.querySelectorAll('kbd[aria-label]')) set(key, { role: 'img' });
    watch();
  }

  watch();
}

function set(element: Element, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
