/** Colours and fonts of the kit for Redoc, which computes shades and so accepts no CSS variables. */
export function readerTheme(isDark: boolean): object {
  const text = isDark ? '#e9efec' : '#131a18';
  const muted = isDark ? '#a9b5b0' : '#4a5551';
  const surface = isDark ? '#1c2221' : '#f9faf8';
  const line = isDark ? '#313a38' : '#cfd5d0';
  const accent = isDark ? '#57c4cf' : '#00636b';
  const font = "'Deck Sans Variable', 'Deck Sans Fallback', system-ui, sans-serif";
  const mono = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";
  return {
    colors: {
      primary: { main: accent },
      success: { main: isDark ? '#63c987' : '#12703a' },
      warning: { main: isDark ? '#f0a84a' : '#8a5200' },
      error: { main: isDark ? '#ff8a7f' : '#b3261e' },
      text: { primary: text, secondary: muted },
      border: { dark: line, light: line },
      responses: {
        success: { color: isDark ? '#a5e5b8' : '#0b552a', backgroundColor: isDark ? '#12301d' : '#d9f0e0' },
        error: { color: isDark ? '#ffc2bb' : '#86180f', backgroundColor: isDark ? '#3a1a17' : '#fbe3e0' },
        redirect: { color: isDark ? '#f9cf97' : '#663c00', backgroundColor: isDark ? '#35260c' : '#faead0' },
        info: { color: isDark ? '#98e7ef' : '#00464c', backgroundColor: isDark ? '#0c2b2f' : '#d6eef0' },
      },
      http: {
        get: '#12703a',
        post: '#00636b',
        put: '#8a5200',
        patch: '#8a5200',
        delete: '#b3261e',
        options: '#4a5551',
        head: '#4a5551',
      },
    },
    schema: {
      linesColor: line,
      typeNameColor: muted,
      typeTitleColor: muted,
      requireLabelColor: isDark ? '#ff8a7f' : '#b3261e',
      nestedBackground: isDark ? '#151a19' : '#e8ebe8',
    },
    typography: {
      fontSize: '15px',
      fontFamily: font,
      headings: { fontFamily: font, fontWeight: '640' },
      code: {
        fontFamily: mono,
        fontSize: '13px',
        color: text,
        backgroundColor: isDark ? '#2b3331' : '#dde2dd',
      },
      links: { color: accent, visited: accent, hover: accent },
    },
    sidebar: { width: '260px', backgroundColor: surface, textColor: text, activeTextColor: accent },
    rightPanel: { backgroundColor: '#0c1110', textColor: '#e9efec' },
    codeBlock: { backgroundColor: '#121918' },
  };
}
