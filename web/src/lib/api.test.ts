import { afterEach, describe, expect, it, vi } from "vitest";
import { api, ApiError, OFFLINE, problemFrom, problemOf, recordUrl, UNREADABLE, useCsrf } from "./api";

const answers = (status: number, body: string): ReturnType<typeof vi.fn> => {
  const fetch = vi.fn(async () => new Response(body, { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
};

afterEach(() => {
  vi.unstubAllGlobals();
  useCsrf("");
});

describe("errors of requests", () => {
  it("keep the server's code and values", async () => {
    answers(409, JSON.stringify({ code: "seat_taken", params: { seat: 1 } }));
    const failed = await api.sit("x").catch((thrown: unknown) => thrown);
    expect(failed).toBeInstanceOf(ApiError);
    expect(failed).toMatchObject({ code: "seat_taken", params: { seat: 1 }, status: 409 });
    expect(problemFrom(failed)).toEqual({ code: "seat_taken", params: { seat: 1 } });
  });

  it("have a code of their own where the answer is not the server's", async () => {
    answers(502, "<html>Bad gateway</html>");
    await expect(api.lobby()).rejects.toMatchObject({ code: UNREADABLE, status: 502 });
    answers(200, "<html>");
    await expect(api.lobby()).rejects.toMatchObject({ code: UNREADABLE });
    expect(problemOf(null).code).toBe(UNREADABLE);
    expect(problemOf({ code: "x" })).toEqual({ code: "x", params: {} });
    expect(problemFrom(new Error("any")).code).toBe(UNREADABLE);
  });

  it("tell that nobody answered", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => {
        throw new TypeError("failed");
      }),
    );
    await expect(api.me()).rejects.toMatchObject({ code: OFFLINE, status: 0 });
  });
});

describe("requests", () => {
  it("that change something carry the CSRF token, others do not", async () => {
    const fetch = answers(200, "null");
    useCsrf("abc");
    await api.lobby();
    await api.leave("a/b");
    const sent = fetch.mock.calls as unknown as [string, RequestInit][];
    expect(sent[0]?.[1].headers).not.toHaveProperty("X-CSRF-Token");
    expect(sent[1]?.[0]).toBe("/api/tables/a%2Fb/leave");
    expect(sent[1]?.[1]).toMatchObject({ method: "POST", credentials: "same-origin" });
    expect(sent[1]?.[1].headers).toMatchObject({ "X-CSRF-Token": "abc" });
  });

  it("may answer with nothing", async () => {
    answers(200, "");
    expect(await api.logout()).toBeNull();
  });

  it("name a record to download", () => {
    expect(recordUrl("t1", "json")).toBe("/api/tables/t1/record?format=json");
  });
});
