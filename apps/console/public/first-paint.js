// Sets the stored theme and the language before the first paint. A file, because the page's policy allows no inline scripts.
const page = document.documentElement;
const spoken = ['en', 'de', 'es'];
const preferred = navigator.languages.map((language) => language.slice(0, 2)).find((language) => spoken.includes(language));
page.dataset.systemLanguage = preferred ?? 'en';
page.lang = page.dataset.systemLanguage;
try {
  const theme = localStorage.getItem('postkit:theme');
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  const language = localStorage.getItem('postkit:language');
  if (spoken.includes(language)) page.lang = language;
} catch {
  // Without storage the system's theme and language apply.
}
