export const fileDropMessages = {
  one: 'Drop a file here',
  many: 'Drop files here',
  browse: 'Browse',
};
