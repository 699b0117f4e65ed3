import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../bare-page/test.ts';

/** Where a page mounts the kit, by the names of the bare page's `mount-place.ts`. */
const places = [
  'page',
  'dialog',
  'moved dialog',
  'popover',
  'shadow',
  'clipping shadow',
  'shadow in a dialog',
  'slot in a dialog',
  'frame',
];

/** Each kind of overlay with the control that opens it. */
const kinds: Readonly<
  Record<string, { opener: (kit: Locator) => Locator; overlay: (kit: Locator) => Locator; isModal?: boolean }>
> = {
  dialog: {
    opener: button('Dialog'),
    overlay: (kit) => kit.getByRole('dialog', { name: 'A dialog' }),
    isModal: true,
  },
  drawer: {
    opener: button('Drawer'),
    overlay: (kit) => kit.getByRole('dialog', { name: 'A drawer' }),
    isModal: true,
  },
  menu: { opener: button('Menu'), overlay: (kit) => kit.getByRole('menu') },
  popover: { opener: button('Popover'), overlay: (kit) => kit.getByRole('dialog', { name: 'Popover' }) },
  select: { opener: button(/Select/), overlay: (kit) => kit.getByRole('listbox') },
  'combo box': {
    opener: (kit) => kit.getByRole('combobox', { name: 'Combo box' }),
    overlay: (kit) => kit.getByRole('listbox'),
  },
  'date picker': {
    opener: button(/calendar.*Day|Day.*calendar/i),
    overlay: (kit) => kit.getByRole('dialog', { name: 'Day' }),
  },
};

function button(name: string | RegExp) {
  return (kit: Locator) => kit.getByRole('button', { name, exact: typeof name === 'string' }).first();
}

for (const place of places) {
  test(`overlays of a kit in ${place} are on top, have its styles, and close by Escape and by a press outside`, async ({
    openBare,
    page,
  }) => {
    await openBare('overlays', { within: place });
    const kit = place === 'frame' ? page.frameLocator('iframe').locator('html') : page.locator('html');
    for (const [kind, { opener, overlay, isModal = false }] of Object.entries(kinds)) {
      await test.step(kind, async () => {
        await opener(kit).click();
        if (kind === 'combo box') await opener(kit).press('ArrowDown');
        await expect
          .poll(async () => overlay(kit).evaluate(stateOf))
          .toEqual({ isOnTop: true, isInWindow: true, isStyled: true, isInert: false });
        if (isModal) await expectFocusTrap(page, overlay(kit));
        await page.keyboard.press('Escape');
        await expect(overlay(kit)).toHaveCount(0);
        await expect(
          kit.getByRole('button', { name: 'Menu' }),
          'the page’s own dialog stays open',
        ).toBeVisible();
        if (isModal) return;
        await opener(kit).click();
        if (kind === 'combo box') await opener(kit).press('ArrowDown');
        await expect(overlay(kit)).toBeVisible();
        const box = await kit.getByText('Elsewhere').boundingBox();
        await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
        await expect(overlay(kit)).toHaveCount(0);
        await expect(kit.getByRole('button', { name: 'Menu' })).toBeVisible();
      });
    }
    await test.step('tooltip', async () => {
      await kit.getByText('Hover here').hover();
      await expect
        .poll(async () => kit.getByRole('tooltip').evaluate(stateOf))
        .toMatchObject({ isInWindow: true, isStyled: true });
      await page.mouse.move(0, 0);
    });
    await test.step('a select in a dialog, and a press in a menu', async () => {
      await button('Dialog')(kit).click();
      await button(/Inside/)(kit).click();
      await kit.getByRole('option', { name: 'Anchor' }).click();
      await expect(button(/Inside/)(kit)).toContainText('Anchor');
      await kit
        .getByRole('dialog', { name: 'A dialog' })
        .getByRole('textbox', { name: 'First' })
        .fill('Typed');
      await page.keyboard.press('Escape');
      await expect(kit.getByRole('dialog', { name: 'A dialog' })).toHaveCount(0);
      await expect(button('Dialog')(kit)).toBeFocused();
      await button('Menu')(kit).click();
      await kit.getByRole('menuitem', { name: 'Rename' }).click();
      await button('Popover')(kit).click();
      await expect(kit.getByRole('textbox', { name: 'Contains' })).toHaveValue('renamed');
    });
  });
}

for (const place of ['element', 'popover']) {
  test(`overlays open in the ${place} that the page names, on top, and close by Escape`, async ({
    openBare,
    page,
  }) => {
    await openBare('overlays', { overlays: place });
    const kit = page.locator('html');
    for (const [kind, { opener, overlay }] of Object.entries(kinds)) {
      await test.step(kind, async () => {
        await opener(kit).click();
        if (kind === 'combo box') await opener(kit).press('ArrowDown');
        await expect
          .poll(async () => overlay(kit).evaluate(stateOf))
          .toEqual({ isOnTop: true, isInWindow: true, isStyled: true, isInert: false });
        expect(await overlay(kit).evaluate(placeOf)).toBe('section');
        await page.keyboard.press('Escape');
        await expect(overlay(kit)).toHaveCount(0);
      });
    }
  });
}

/** The element that overlays open in. */
function placeOf(overlay: Element): string | undefined {
  return overlay.closest('.pk-overlays')?.parentElement?.localName;
}

/** Whether a user can see and reach an overlay; the element at its centre is read through shadow roots. */
function stateOf(element: Element) {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  const page = element.ownerDocument;
  let found = page.elementFromPoint(left + width / 2, top + Math.min(height, 100) / 2);
  while (found?.shadowRoot) {
    const inner = found.shadowRoot.elementFromPoint(left + width / 2, top + Math.min(height, 100) / 2);
    if (!inner || inner === found) break;
    found = inner;
  }
  const { innerWidth, innerHeight } = page.defaultView ?? globalThis;
  const surface = element.closest('.pk-overlays > *') ?? element;
  const { fontFamily } = getComputedStyle(element);
  return {
    isOnTop: found !== null && element.contains(found),
    isInWindow: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
    isStyled:
      surface.closest('.pk') !== null &&
      /Archivo|system-ui|sans/i.test(fontFamily) &&
      !/^"?Times/.test(fontFamily),
    isInert: element.closest('[inert]') !== null,
  };
}

async function expectFocusTrap(page: Page, overlay: Locator): Promise<void> {
  const isInside = () => overlay.evaluate((element) => element.matches(':focus-within'));
  await expect.poll(isInside).toBe(true);
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
  }
}
