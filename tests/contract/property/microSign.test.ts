import fc from 'fast-check';
import { sign } from '../../../server/http/signature';
import { signedQuery } from '../../../micro-pms/src/sign';
import { check } from '../../support/property';

test('the property module signs as the server reads it', () => {
  check(
    fc.property(fc.jsonValue(), fc.string({ minLength: 1 }), fc.nat(), (value, token, ms) => {
      const body = { value };
      const [path, t] = ['/base/api/pms/home/summary', String(ms)];
      const { s, u } = sign({ token, path, query: { _t: t }, body, t });
      expect(signedQuery({ token, path, body, t })).toEqual({ _t: t, _s: s, _u: u });
    }),
    { runs: 300 },
  );
});
