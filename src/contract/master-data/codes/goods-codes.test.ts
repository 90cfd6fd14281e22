import { isEan13, isUsualApprovalNo } from './goods-codes';

test.each([
  '国药准字H20010001',
  '国药准字Z20100101',
  '国药准字S20010001',
  '国药准字J20010001',
  '国药准字T20010001',
  '国药准字F20010001',
  '国药准字B20010001',
  '国药准字HJ20160001',
  '国药准字ZC20160001',
  '国药准字SJ20160001',
  'H20160001',
  'HC20160001',
  'S20160001',
  '国械注准20203140001',
  '鄂械注准20202140001',
  '国械注进20203140001',
  '国械注许20203140001',
  '鄂汉械备20200001号',
  '国食健字G20080001',
  '国食健注G20180001',
  '食健备G202042000001',
  '国食健字J20080001',
])('%s looks as approval numbers do', (no) => expect(isUsualApprovalNo(no)).toBe(true));

test.each([
  ['', 'none'],
  ['国药准字X20010001', 'no such kind of drug'],
  ['国药准字H2001001', 'seven digits'],
  ['国药准字H200100011', 'nine digits'],
  ['国药准字HH20160001', 'no such import'],
  ['国药准字TJ20160001', 'only chemical, Chinese and biological drugs are imported so'],
  ['HJ20160001', 'the new style without its words'],
  ['T20160001', 'no such certificate'],
  ['械注准20203140001', 'no division'],
  ['湖北省武汉械备20200001', 'four characters of division'],
  ['国械注准2020314', 'seven digits'],
  ['国械注准202031400012', 'twelve digits'],
  ['国食健字H20080001', 'neither home nor import'],
  ['国食健字G2008000', 'seven digits'],
  ['鄂卫药准字(1996)第001号', 'an old one'],
  ['国药准字H20010001 ', 'a blank'],
])('%s does not: %s', (no) => expect(isUsualApprovalNo(no)).toBe(false));

test.each([
  ['6901234567892', true],
  ['4006381333931', true],
  ['6901234567891', false],
  ['690123456789', false],
  ['69012345678921', false],
  ['690123456789X', false],
  ['', false],
])('%s is a barcode: %s', (code, isOne) => expect(isEan13(code)).toBe(isOne));

test('each other last digit, and each exchange of neighbours that differ by other than five, is found', () => {
  const code = '6901234567892';
  for (let digit = 0; digit < 10; digit += 1) expect(isEan13(code.slice(0, -1) + String(digit))).toBe(digit === 2);
  for (let i = 0; i < 12; i += 1) {
    const [a = '', b = ''] = code.slice(i, i + 2);
    const swapped = code.slice(0, i) + b + a + code.slice(i + 2);
    expect([i, isEan13(swapped)]).toEqual([i, Math.abs(Number(a) - Number(b)) % 5 === 0]);
  }
});
