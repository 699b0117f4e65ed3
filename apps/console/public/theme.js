// Sets the stored theme before the first paint. A file, because the page's policy allows no inline scripts.
try {
  const theme = localStorage.getItem('postkit:theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's theme applies.
}
