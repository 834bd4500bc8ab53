/** The sent share, between 0 and 1. */
export type UploadProgress = (share: number) => void;

/** The `context.fetchOptions` of an operation with a file. */
export interface UploadOptions {
  onUploadProgress?: UploadProgress;
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return new Response(request.responseText, { status: request.status, headers });
}

/** With progress, which only XMLHttpRequest reports. @throws as `fetch`: TypeError without a response, AbortError. */
export function uploadFetch(input: RequestInfo | URL, options: RequestInit & UploadOptions = {}) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(options.method ?? 'GET', input instanceof Request ? input.url : input);
    new Headers(options.headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) options.onUploadProgress?.(loaded / total);
    };
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    options.signal?.addEventListener('abort', () => request.abort());
    // The multipart link sends FormData; XMLHttpRequest cannot send streams.
    request.send(options.body instanceof ReadableStream ? null : options.body);
  });
}
