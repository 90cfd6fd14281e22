import { format } from 'node:util';

/* Screen tests (.tsx) get the testing library; plain rules that only need a browser's globals do without its weight. */
beforeAll(async () => {
  if (!expect.getState().testPath?.endsWith('.tsx')) return;
  const { default: module, ...matchers } = await import('@testing-library/jest-dom/matchers');
  expect.extend(matchers);
  const { configure } = await import('@testing-library/dom');
  // Asking each element for its visibility is what makes queries by role slow. Loaded machines are slow as well.
  configure({ defaultHidden: true, asyncUtilTimeout: 45_000, getElementError: notFound });
});

/** Says what the page reads, not how it is built: its whole tree would be written out at each try of a query that waits. */
function notFound(message: string | null) {
  const error = new Error(`${message}\n\nThe page reads: ${document.body.textContent.slice(0, 2000)}`);
  error.name = 'TestingLibraryElementError';
  return error;
}

if (process.env.REACT === 'development') {
  const complaints = new Set<string>();
  // What React says of how tests wait is nothing of the product.
  const isOfTests = (text: string) => /wrapped in act\(|support act\(|inside an `act` scope/.test(text);
  // For antd a picker without a colour has a transparent one.
  const isOfLibraries = (text: string) => text.includes('[antd: ColorPicker] `disabledAlpha`');
  console.error = (...all: unknown[]) => {
    const text = format(...all);
    if (!isOfTests(text) && !isOfLibraries(text)) complaints.add(text);
  };
  afterEach(() => {
    const told = [...complaints];
    complaints.clear();
    expect(told).toEqual([]);
  });
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
});
