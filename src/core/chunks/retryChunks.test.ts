import { isChunkError, patient, retried } from './retryChunks';

const gone = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a part that is late is asked for after 500 ms, and after a second', async () => {
  const load = jest.fn().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockResolvedValueOnce('part');
  const part = retried(load);
  await jest.advanceTimersByTimeAsync(499);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await part).toBe('part');
});

test('what is missing three times is not there', async () => {
  const load = jest.fn().mockRejectedValue(gone);
  const part = expect(retried(load)).rejects.toBe(gone);
  await jest.advanceTimersByTimeAsync(60_000);
  await part;
  expect(load).toHaveBeenCalledTimes(3);
});

test('without a connection nothing is lost: it is asked for again when there is one', async () => {
  const load = jest.fn().mockRejectedValueOnce(gone).mockResolvedValueOnce('part');
  expect(await patient(load, () => Promise.resolve(true))).toBe('part');
  await expect(
    patient(
      () => Promise.reject(gone),
      () => Promise.resolve(false),
    ),
  ).rejects.toBe(gone);
});

test('a missing script and a missing stylesheet are missing parts, other errors are not', () => {
  expect(isChunkError(gone)).toBe(true);
  expect(isChunkError(Object.assign(new Error(), { code: 'CSS_CHUNK_LOAD_FAILED' }))).toBe(true);
  expect([new TypeError('x'), 'ChunkLoadError', null].some(isChunkError)).toBe(false);
});
