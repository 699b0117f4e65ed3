/** Version of the tus protocol, sent as the header `Tus-Resumable`. */
export const tusVersion = '1.0.0';
