/*
 * fetch of the page: Node's, with relative addresses leading to the backend, forms of jsdom turned into forms of Node,
 * and answers whose JSON has the prototypes of the page.
 */
const HERE = 'http://localhost';

async function toBackend(address: string) {
  const url = new URL(address, `${HERE}/`);
  if (url.origin !== HERE) return url.href;
  return (await startBackend()) + url.pathname + url.search;
}

/** jsdom's blobs can only be read by its FileReader. */
const bytesOf = (blob: Blob) =>
  new Promise<ArrayBuffer>((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as ArrayBuffer);
    reader.onerror = () => fail(reader.error!);
    reader.readAsArrayBuffer(blob);
  });

/** Answers of Node are its own blobs already. */
const toNodeBlob = async (blob: Blob) =>
  blob instanceof Blob ? new nodeNetwork.Blob([await bytesOf(blob)], { type: blob.type }) : blob;

async function toNodeBody(body: BodyInit | null | undefined) {
  if (body instanceof Blob) return toNodeBlob(body);
  if (!(body instanceof FormData)) return body;
  const form = new nodeNetwork.FormData();
  for (const [name, value] of body) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, await toNodeBlob(value), value.name);
  }
  return form;
}

function inPage(response: Response) {
  response.json = async () => JSON.parse(await response.text());
  return response;
}

globalThis.fetch = async (input, init = {}) => {
  if (input instanceof nodeNetwork.Request) return inPage(await nodeNetwork.fetch(input, init));
  const address = await toBackend(input.toString());
  const body = await toNodeBody(init.body);
  return inPage(await nodeNetwork.fetch(address, { ...init, body: body ?? null }));
};

Object.assign(Blob.prototype, {
  arrayBuffer(this: Blob) {
    return bytesOf(this);
  },
  async text(this: Blob) {
    return new TextDecoder().decode(await bytesOf(this));
  },
});
