/** A file of a page that is loaded by hand; qiankun would take the text of a 404 for a script. */
export async function fetchAsset(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (!response.ok) throw new Error(`HTTP ${response.status} for ${response.url}`);
  return response;
}
