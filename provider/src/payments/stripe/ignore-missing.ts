import StripeApi from 'stripe';

/** @returns null if Stripe does not know the object */
export async function ignoreMissing<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (failure) {
    if (failure instanceof StripeApi.errors.StripeInvalidRequestError && failure.code === 'resource_missing')
      return null;
    throw failure;
  }
}
