/** How pages lay out a place: the styles of the elements around it, the outermost first and the parent last. */
export const hosts: Readonly<Record<string, readonly string[]>> = {
  'flex row': ['display:flex'],
  'flex row with a block inside': ['display:flex', ''],
  'flex row that wraps': ['display:flex;flex-wrap:wrap'],
  'flex row in the middle': ['display:flex;justify-content:center;align-items:start'],
  'flex column in the middle': ['display:flex;flex-direction:column;align-items:center'],
  'flex column from the start': ['display:flex;flex-direction:column;align-items:flex-start'],
  'grid in the middle': ['display:grid;place-items:center'],
  'grid with a block inside': ['display:grid;place-items:center', ''],
  'auto track': ['display:grid;grid-template-columns:auto'],
  float: ['float:left'],
  'inline block': ['display:inline-block'],
  'table cell': ['display:table', 'display:table-row', 'display:table-cell'],
  'fitting block': ['width:fit-content'],
  'centred block in a flex body': ['display:flex;place-items:center', 'max-width:1600px;margin:0 auto'],
};

/** The width in CSS pixels of a menu that has the player or the screen beside it in a flex row. */
export const menuWidth = 64;

/** Widths of windows in CSS pixels, from a phone to a desktop. */
export const windowWidths = [320, 768, 1440] as const;
