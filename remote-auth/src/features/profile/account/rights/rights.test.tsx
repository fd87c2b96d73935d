import { screen, waitFor, within } from '@testing-library/react';
import { currentSession, store, transientNotificationsAtom } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { anAccount, aProblem, aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { AccountTab } from '../AccountTab.tsx';

const holdings = { dragons: 12, gatewayKeys: 1, purchases: 2 };
const confirmationRequired = aProblem({ status: 403, code: 'reauthentication_required' });
const respondWithNoContent = () => new HttpResponse(null, { status: 204 });
let email: string;

beforeEach(() => {
  email = 'wren@example.org';
  api.use(
    http.get('*/v1/account', () => HttpResponse.json(anAccount({ email }))),
    http.get('*/v1/account/holdings', () => HttpResponse.json(holdings)),
  );
});

const open = () => renderInHost(<AccountTab />, { path: '/profile', session: aSession() });
const findButton = (name: string) => screen.findByRole('button', { name });

it.each([404, 405, 501])(
  'the account tab shows no controls for address, data and deletion if the provider answers %d',
  async (status) => {
    let requestCount = 0;
    api.use(
      http.get('*/v1/account/holdings', () => {
        requestCount += 1;
        return HttpResponse.json({}, { status });
      }),
    );
    open();

    await screen.findByText('wren@example.org');
    await screen.findByRole('textbox', { name: 'Display name' });
    expect(requestCount).toBe(1);
    for (const name of ['Download my data', 'Delete my account', 'Send both codes'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  },
);

describe('the download', () => {
  it('saves the response of the provider, after the player has confirmed their identity', async () => {
    let isRecent = false;
    let savedFile: Blob | undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    URL.createObjectURL = (content: Blob) => ((savedFile = content), 'blob:data');
    URL.revokeObjectURL = () => undefined;
    api.use(
      http.get('*/v1/account/data', () =>
        isRecent
          ? HttpResponse.json({ accountId: 'wren', tables: { accounts: [{ odd: true }] } })
          : HttpResponse.json(confirmationRequired, { status: 403 }),
      ),
      http.post('*/v1/account/reauthentication/code/begin', () => HttpResponse.json({ codeLength: 8 })),
      http.post('*/v1/account/reauthentication/code/finish', () => {
        isRecent = true;
        return respondWithNoContent();
      }),
    );
    const { user } = open();

    await user.click(await findButton('Download my data'));
    const group = await screen.findByRole('group', { name: 'Confirm that it is you' });
    await user.click(within(group).getByRole('button', { name: 'Send me a code' }));
    await user.type(await within(group).findByRole('textbox', { name: 'Code' }), '12345678');

    expect(await screen.findByText(/^Downloaded\./)).toBeVisible();
    expect(JSON.parse((await savedFile?.text()) ?? '')).toEqual({
      accountId: 'wren',
      tables: { accounts: [{ odd: true }] },
    });
  });

  it('reports why it failed', async () => {
    api.use(http.get('*/v1/account/data', () => HttpResponse.json({}, { status: 503 })));
    const { user } = open();

    await user.click(await findButton('Download my data'));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your account cannot be reached at the moment.',
    );
  });
});

describe('the deletion', () => {
  const ask = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await findButton('Delete my account'));
    return screen.getByRole('group', { name: 'Delete your account for good?' });
  };

  it('says what it removes and keeps, and does nothing without a second press', async () => {
    const { user } = open();

    const question = await ask(user);

    expect(question).toHaveAccessibleDescription(
      expect.stringMatching(/12 eggs and dragons, 1 gateway key\..*2 receipts/),
    );
    expect(within(question).getByRole('button', { name: 'Keep my account' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(await findButton('Delete my account')).toHaveFocus();
  });

  it('signs out, and goes to the first page', async () => {
    let deletionCount = 0;
    api.use(
      http.delete('*/v1/account', () => {
        deletionCount += 1;
        return respondWithNoContent();
      }),
    );
    const { user, currentAddress } = open();
    await ask(user);

    await user.click(await findButton('Delete it for good'));

    await waitFor(() => expect(currentAddress()).toBe('/'));
    expect([deletionCount, currentSession()]).toEqual([1, null]);
    expect(store.get(transientNotificationsAtom)).toMatchObject([
      { message: 'Your account was deleted. Farewell, keeper.' },
    ]);
  });

  it('says why the account is still there', async () => {
    api.use(http.delete('*/v1/account', () => HttpResponse.json(aProblem(), { status: 503 })));
    const { user } = open();
    await ask(user);

    await user.click(await findButton('Delete it for good'));

    expect(await screen.findByRole('alert')).toBeVisible();
    expect(currentSession()).not.toBeNull();
  });
});

describe('the e-mail address', () => {
  const findNewEmailField = () => screen.findByRole('textbox', { name: 'New e-mail address' });
  let sentBody: unknown;

  beforeEach(() => {
    api.use(
      http.post('*/v1/account/email/begin', () => HttpResponse.json({ challenge: 'both', codeLength: 8 })),
      http.post('*/v1/account/email/finish', async ({ request }) => {
        sentBody = await request.json();
        email = 'heron@example.org';
        return respondWithNoContent();
      }),
    );
  });

  const begin = async (user: ReturnType<typeof open>['user']) => {
    await user.type(await findNewEmailField(), ' Heron@Example.org {Enter}');
    return {
      current: await screen.findByRole('textbox', { name: 'Code sent to wren@example.org' }),
      next: screen.getByRole('textbox', { name: 'Code sent to heron@example.org' }),
    };
  };

  it('changes with a code from each address', async () => {
    const { user } = open();
    const fields = await begin(user);
    expect(fields.current).toHaveFocus();

    await user.type(fields.current, '1111 1111');
    await user.type(fields.next, '22222222{Enter}');

    expect(await screen.findByText(/^Changed\. Your address is heron@example\.org/)).toBeVisible();
    expect(sentBody).toEqual({ challenge: 'both', currentCode: 11_111_111, newCode: 22_222_222 });
    expect(currentSession()?.email).toBe('heron@example.org');
    expect(await findNewEmailField()).toHaveValue('');
  });

  it('does not change without both codes', async () => {
    const { user } = open();
    const fields = await begin(user);

    await user.type(fields.current, '11111111{Enter}');

    expect(fields.next).toHaveFocus();
    expect(fields.next).toHaveAccessibleDescription(expect.stringContaining('8 digits'));
  });

  it.each([
    ['', 'Enter the new address.'],
    ['heron', 'This is not an e-mail address.'],
    ['WREN@example.org', 'This is your address already.'],
  ])('is rejected if it is %j', async (input, message) => {
    const { user } = open();
    if (input) await user.type(await findNewEmailField(), input);

    await user.click(await findButton('Send both codes'));

    expect(await findNewEmailField()).toHaveAccessibleDescription(message);
    expect(await findNewEmailField()).toHaveFocus();
  });

  it('reports that one of the codes is wrong, and requests new codes', async () => {
    const wrongCode = aProblem({ status: 400, code: 'code_wrong', current: { tries: 1 } });
    api.use(http.post('*/v1/account/email/finish', () => HttpResponse.json(wrongCode, { status: 400 })));
    const { user } = open();
    const fields = await begin(user);
    await user.type(fields.current, '11111111');
    await user.type(fields.next, '22222222{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^One of the two codes is not right\..*One try is left\.$/,
    );

    api.use(http.post('*/v1/account/email/begin', () => HttpResponse.json({ challenge: 'newer' })));
    await user.click(await findButton('Send new codes'));

    expect(await screen.findByRole('textbox', { name: 'Code sent to wren@example.org' })).toHaveValue('');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the result of the latest attempt after a request for new codes has failed', async () => {
    const rateLimit = aProblem({ status: 429, code: 'too_many_requests' });
    const wrongCode = aProblem({ status: 400, code: 'code_wrong', current: { tries: 1 } });
    api.use(http.post('*/v1/account/email/finish', () => HttpResponse.json(wrongCode, { status: 400 })));
    const { user } = open();
    const fields = await begin(user);
    api.use(http.post('*/v1/account/email/begin', () => HttpResponse.json(rateLimit, { status: 429 })));
    await user.click(await findButton('Send new codes'));
    expect(await screen.findByRole('alert')).toBeVisible();

    await user.type(fields.current, '11111111');
    await user.type(fields.next, '22222222{Enter}');

    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/^One of the two codes is not right\./),
    );
  });
});
