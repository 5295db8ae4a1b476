--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: nirayana; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA nirayana;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: accounts; Type: TABLE; Schema: nirayana; Owner: -
--

CREATE TABLE nirayana.accounts (
    id text NOT NULL,
    name text NOT NULL,
    plan text NOT NULL,
    calculated integer NOT NULL,
    interpreted integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    disabled_at timestamp with time zone,
    CONSTRAINT accounts_calculated_check CHECK ((calculated >= 0)),
    CONSTRAINT accounts_interpreted_check CHECK ((interpreted >= 0)),
    CONSTRAINT accounts_plan_check CHECK ((plan = ANY (ARRAY['free'::text, 'starter'::text, 'growth'::text, 'scale'::text, 'custom'::text])))
);


--
-- Name: balances; Type: TABLE; Schema: nirayana; Owner: -
--

CREATE TABLE nirayana.balances (
    account text NOT NULL,
    output text NOT NULL,
    pool text NOT NULL,
    balance bigint NOT NULL,
    CONSTRAINT balances_balance_check CHECK ((balance >= 0)),
    CONSTRAINT balances_output_check CHECK ((output = ANY (ARRAY['calculated'::text, 'interpreted'::text])))
);


--
-- Name: batch_chunks; Type: TABLE; Schema: nirayana; Owner: -
--

CREATE TABLE nirayana.batch_chunks (
    batch uuid NOT NULL,
    number integer NOT NULL,
    version text NOT NULL,
    calculation text NOT NULL,
    input bytea,
    count integer NOT NULL,
    refused text NOT NULL,
    wanted_until timestamp with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    lease_until timestamp with time zone,
    output bytea,
    failed integer,
    reports text,
    CONSTRAINT batch_chunks_check CHECK (((input IS NULL) = (output IS NOT NULL)))
);


--
-- Name: idempotency_keys; Type: TABLE; Schema: nirayana; Owner: -
--

CREATE TABLE nirayana.idempotency_keys (
    account text NOT NULL,
    key text NOT NULL,
    digest text NOT NULL,
    answer text,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: jobs; Type: TABLE; Schema: nirayana; Owner: -
--

CREATE TABLE nirayana.jobs (
    id uuid NOT NULL,
    account text NOT NULL,
    output text NOT NULL,
    status text NOT NULL,
    progress double precision DEFAULT 0 NOT NULL,
    attempt integer DEFAULT 0 NOT NULL,
    failures integer DEFAULT 0 NOT NULL,
    lease_until timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    started_at timestamp with time zone,
    finished_at timestamp with time zone,
    estimated_seconds integer NOT NULL,
    credits_deducted integer NOT NULL,
    credits_refunded integer DEFAULT 0 NOT NULL,
    input text,
    result text,
    error text,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    settled integer DEFAULT 0 NOT NULL,
    CONSTRAINT jobs_check CHECK (((credits_refunded = 0) OR (credits_refunded = credits_deducted))),
    CONSTRAINT jobs_check1 CHECK (((status = 'running'::text) = (lease_until IS NOT NULL))),
    CONSTRAINT jobs_check2 CHECK (((status = ANY (ARRAY['succeeded'::text, 'failed'::text])) = (finished_at IS NOT NULL))),
    CONSTRAINT jobs_check3 CHECK (((status = 'succeeded'::text) = (result IS NOT NULL))),
    CONSTRAINT jobs_check4 CHECK (((status = 'failed'::text) = (error IS NOT NULL))),
    CONSTRAINT jobs_check5 CHECK (((status = ANY (ARRAY['queued'::text, 'running'::text])) = (input IS NOT NULL))),
    CONSTRAINT jobs_credits_deducted_check CHECK ((credits_deducted > 0)),
    CONSTRAINT jobs_output_check CHECK ((output = ANY (ARRAY['calculated'::text, 'interpreted'::text]))),
    CONSTRAINT jobs_progress_check CHECK (((progress >= (0)::double precision) AND (progress <= (1)::double precision))),
    CONSTRAINT jobs_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'succeeded'::text, 'failed'::text])))
);


--
-- Name: keys; Type: TABLE; Schema: nirayana; Owner: -
--

CREATE TABLE nirayana.keys (
    id text NOT NULL,
    account text NOT NULL,
    digest text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    revoked_at timestamp with time zone
);


--
-- Name: ledger; Type: TABLE; Schema: nirayana; Owner: -
--

CREATE TABLE nirayana.ledger (
    id bigint NOT NULL,
    account text NOT NULL,
    output text NOT NULL,
    pool text NOT NULL,
    kind text NOT NULL,
    amount bigint NOT NULL,
    reason text NOT NULL,
    job text,
    at timestamp with time zone NOT NULL,
    CONSTRAINT ledger_check CHECK (
CASE kind
    WHEN 'grant'::text THEN (amount > 0)
    WHEN 'deduct'::text THEN (amount < 0)
    WHEN 'refund'::text THEN (amount > 0)
    ELSE false
END),
    CONSTRAINT ledger_check1 CHECK (((kind = 'grant'::text) OR (job IS NOT NULL)))
);


--
-- Name: ledger_id_seq; Type: SEQUENCE; Schema: nirayana; Owner: -
--

ALTER TABLE nirayana.ledger ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME nirayana.ledger_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: migrations; Type: TABLE; Schema: nirayana; Owner: -
--

CREATE TABLE nirayana.migrations (
    number integer NOT NULL,
    name text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: turns; Type: TABLE; Schema: nirayana; Owner: -
--

CREATE TABLE nirayana.turns (
    account text NOT NULL,
    output text NOT NULL,
    served_at timestamp with time zone NOT NULL
);


--
-- Data for Name: accounts; Type: TABLE DATA; Schema: nirayana; Owner: -
--

INSERT INTO nirayana.accounts (id, name, plan, calculated, interpreted, created_at, disabled_at) VALUES ('acc_before', 'O''Brien & Søn', 'starter', 1000, 50, '2026-01-01 00:00:00+00', NULL);
INSERT INTO nirayana.accounts (id, name, plan, calculated, interpreted, created_at, disabled_at) VALUES ('acc_disabled', 'Disabled', 'free', 100, 5, '2026-01-01 00:00:00+00', '2026-02-01 00:00:00+00');


--
-- Data for Name: balances; Type: TABLE DATA; Schema: nirayana; Owner: -
--

INSERT INTO nirayana.balances (account, output, pool, balance) VALUES ('acc_before', 'calculated', '2026-01', 997);
INSERT INTO nirayana.balances (account, output, pool, balance) VALUES ('acc_before', 'calculated', 'lasting', 9);


--
-- Data for Name: batch_chunks; Type: TABLE DATA; Schema: nirayana; Owner: -
--



--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: nirayana; Owner: -
--

INSERT INTO nirayana.idempotency_keys (account, key, digest, answer, expires_at) VALUES ('acc_before', 'once', 'digest', '{"job_id":"00000000-0000-4000-8000-000000000001"}', '2026-01-03 00:00:00+00');


--
-- Data for Name: jobs; Type: TABLE DATA; Schema: nirayana; Owner: -
--

INSERT INTO nirayana.jobs (id, account, output, status, progress, attempt, failures, lease_until, created_at, started_at, finished_at, estimated_seconds, credits_deducted, credits_refunded, input, result, error, due_at, settled) VALUES ('00000000-0000-4000-8000-000000000001', 'acc_before', 'calculated', 'succeeded', 1, 1, 0, NULL, '2026-01-02 00:00:00+00', '2026-01-02 00:00:00+00', '2026-01-02 00:00:02+00', 2, 1, 0, NULL, '{"person_name":"Asha","kept":true}', NULL, '2026-11-26 00:25:28.264554+00', 0);
INSERT INTO nirayana.jobs (id, account, output, status, progress, attempt, failures, lease_until, created_at, started_at, finished_at, estimated_seconds, credits_deducted, credits_refunded, input, result, error, due_at, settled) VALUES ('00000000-0000-4000-8000-000000000002', 'acc_before', 'calculated', 'queued', 0, 0, 0, NULL, '2026-01-02 00:00:00+00', NULL, NULL, 2, 1, 0, '{"person_name":"Asha ''\"\\ ज्योतिष","birth_date":"1990-05-17","birth_time":"10:20","birth_timezone":"Asia/Kolkata","latitude":28.6139,"longitude":77.209}', NULL, NULL, '2026-11-26 00:25:28.264554+00', 0);
INSERT INTO nirayana.jobs (id, account, output, status, progress, attempt, failures, lease_until, created_at, started_at, finished_at, estimated_seconds, credits_deducted, credits_refunded, input, result, error, due_at, settled) VALUES ('00000000-0000-4000-8000-000000000003', 'acc_before', 'calculated', 'running', 0.1, 1, 0, '2026-01-02 00:00:00+00', '2026-01-02 00:00:00+00', '2026-01-02 00:00:00+00', NULL, 2, 1, 0, '{"person_name":"Asha ''\"\\ ज्योतिष","birth_date":"1990-05-17","birth_time":"10:20","birth_timezone":"Asia/Kolkata","latitude":28.6139,"longitude":77.209}', NULL, NULL, '2026-11-26 00:25:28.264554+00', 0);
INSERT INTO nirayana.jobs (id, account, output, status, progress, attempt, failures, lease_until, created_at, started_at, finished_at, estimated_seconds, credits_deducted, credits_refunded, input, result, error, due_at, settled) VALUES ('00000000-0000-4000-8000-000000000004', 'acc_before', 'calculated', 'queued', 0, 0, 0, NULL, '2026-01-02 00:00:00+00', NULL, NULL, 2, 1, 0, '{"person_name":"Asha ''\"\\ ज्योतिष","birth_date":"1990-05-17","birth_time":"10:20","birth_timezone":"Asia/Kolkata","latitude":28.6139,"longitude":77.209}', NULL, NULL, '2026-11-26 00:25:28.264554+00', 0);
INSERT INTO nirayana.jobs (id, account, output, status, progress, attempt, failures, lease_until, created_at, started_at, finished_at, estimated_seconds, credits_deducted, credits_refunded, input, result, error, due_at, settled) VALUES ('00000000-0000-4000-8000-000000000005', 'acc_before', 'calculated', 'failed', 0.1, 3, 0, NULL, '2026-01-02 00:00:00+00', '2026-01-02 00:00:00+00', '2026-01-02 00:00:05+00', 2, 1, 1, NULL, NULL, '{"code":"internal_error","message":"A failure.","field_errors":[]}', '2026-11-26 00:25:28.264554+00', 0);


--
-- Data for Name: keys; Type: TABLE DATA; Schema: nirayana; Owner: -
--

INSERT INTO nirayana.keys (id, account, digest, created_at, last_used_at, revoked_at) VALUES ('key_before', 'acc_before', 'cd10a8ea7ff28939eaa1b6d60028f80faf14e4d5056c4b4e288f555962ca6997', '2026-01-01 00:00:00+00', '2026-01-02 00:00:00+00', NULL);
INSERT INTO nirayana.keys (id, account, digest, created_at, last_used_at, revoked_at) VALUES ('key_revoked', 'acc_before', 'revoked', '2026-01-01 00:00:00+00', NULL, '2026-01-03 00:00:00+00');


--
-- Data for Name: ledger; Type: TABLE DATA; Schema: nirayana; Owner: -
--

INSERT INTO nirayana.ledger (id, account, output, pool, kind, amount, reason, job, at) OVERRIDING SYSTEM VALUE VALUES (1, 'acc_before', 'calculated', '2026-01', 'grant', 1000, 'Allowance of 2026-01.', NULL, '2026-01-01 00:00:00+00');
INSERT INTO nirayana.ledger (id, account, output, pool, kind, amount, reason, job, at) OVERRIDING SYSTEM VALUE VALUES (2, 'acc_before', 'calculated', 'lasting', 'grant', 10, 'Granted.', NULL, '2026-01-01 00:00:00+00');
INSERT INTO nirayana.ledger (id, account, output, pool, kind, amount, reason, job, at) OVERRIDING SYSTEM VALUE VALUES (3, 'acc_before', 'calculated', '2026-01', 'deduct', -1, 'Job.', '00000000-0000-4000-8000-000000000001', '2026-01-02 00:00:00+00');
INSERT INTO nirayana.ledger (id, account, output, pool, kind, amount, reason, job, at) OVERRIDING SYSTEM VALUE VALUES (4, 'acc_before', 'calculated', '2026-01', 'deduct', -1, 'Job.', '00000000-0000-4000-8000-000000000002', '2026-01-02 00:00:00+00');
INSERT INTO nirayana.ledger (id, account, output, pool, kind, amount, reason, job, at) OVERRIDING SYSTEM VALUE VALUES (5, 'acc_before', 'calculated', '2026-01', 'deduct', -1, 'Job.', '00000000-0000-4000-8000-000000000003', '2026-01-02 00:00:00+00');
INSERT INTO nirayana.ledger (id, account, output, pool, kind, amount, reason, job, at) OVERRIDING SYSTEM VALUE VALUES (6, 'acc_before', 'calculated', 'lasting', 'deduct', -1, 'Job.', '00000000-0000-4000-8000-000000000004', '2026-01-02 00:00:00+00');
INSERT INTO nirayana.ledger (id, account, output, pool, kind, amount, reason, job, at) OVERRIDING SYSTEM VALUE VALUES (7, 'acc_before', 'calculated', '2026-01', 'deduct', -1, 'Job.', '00000000-0000-4000-8000-000000000005', '2026-01-02 00:00:00+00');
INSERT INTO nirayana.ledger (id, account, output, pool, kind, amount, reason, job, at) OVERRIDING SYSTEM VALUE VALUES (8, 'acc_before', 'calculated', '2026-01', 'refund', 1, 'Failed.', '00000000-0000-4000-8000-000000000005', '2026-01-02 00:00:00+00');


--
-- Data for Name: migrations; Type: TABLE DATA; Schema: nirayana; Owner: -
--

INSERT INTO nirayana.migrations (number, name, applied_at) VALUES (1, '0001-accounts', '2026-11-26 00:25:27.960427+00');
INSERT INTO nirayana.migrations (number, name, applied_at) VALUES (2, '0002-jobs', '2026-11-26 00:25:28.017216+00');
INSERT INTO nirayana.migrations (number, name, applied_at) VALUES (3, '0003-batch-chunks', '2026-11-26 00:25:28.128869+00');
INSERT INTO nirayana.migrations (number, name, applied_at) VALUES (4, '0004-turns', '2026-11-26 00:25:28.168688+00');


--
-- Data for Name: turns; Type: TABLE DATA; Schema: nirayana; Owner: -
--

INSERT INTO nirayana.turns (account, output, served_at) VALUES ('acc_before', 'calculated', '2026-01-02 00:00:00+00');


--
-- Name: ledger_id_seq; Type: SEQUENCE SET; Schema: nirayana; Owner: -
--

SELECT pg_catalog.setval('nirayana.ledger_id_seq', 8, true);


--
-- Name: accounts accounts_pkey; Type: CONSTRAINT; Schema: nirayana; Owner: -
--

ALTER TABLE ONLY nirayana.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);


--
-- Name: balances balances_pkey; Type: CONSTRAINT; Schema: nirayana; Owner: -
--

ALTER TABLE ONLY nirayana.balances
    ADD CONSTRAINT balances_pkey PRIMARY KEY (account, output, pool);


--
-- Name: batch_chunks batch_chunks_pkey; Type: CONSTRAINT; Schema: nirayana; Owner: -
--

ALTER TABLE ONLY nirayana.batch_chunks
    ADD CONSTRAINT batch_chunks_pkey PRIMARY KEY (batch, number);


--
-- Name: idempotency_keys idempotency_keys_pkey; Type: CONSTRAINT; Schema: nirayana; Owner: -
--

ALTER TABLE ONLY nirayana.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (account, key);


--
-- Name: jobs jobs_pkey; Type: CONSTRAINT; Schema: nirayana; Owner: -
--

ALTER TABLE ONLY nirayana.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (id);


--
-- Name: keys keys_digest_key; Type: CONSTRAINT; Schema: nirayana; Owner: -
--

ALTER TABLE ONLY nirayana.keys
    ADD CONSTRAINT keys_digest_key UNIQUE (digest);


--
-- Name: keys keys_pkey; Type: CONSTRAINT; Schema: nirayana; Owner: -
--

ALTER TABLE ONLY nirayana.keys
    ADD CONSTRAINT keys_pkey PRIMARY KEY (id);


--
-- Name: ledger ledger_pkey; Type: CONSTRAINT; Schema: nirayana; Owner: -
--

ALTER TABLE ONLY nirayana.ledger
    ADD CONSTRAINT ledger_pkey PRIMARY KEY (id);


--
-- Name: migrations migrations_name_key; Type: CONSTRAINT; Schema: nirayana; Owner: -
--

ALTER TABLE ONLY nirayana.migrations
    ADD CONSTRAINT migrations_name_key UNIQUE (name);


--
-- Name: migrations migrations_pkey; Type: CONSTRAINT; Schema: nirayana; Owner: -
--

ALTER TABLE ONLY nirayana.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (number);


--
-- Name: turns turns_pkey; Type: CONSTRAINT; Schema: nirayana; Owner: -
--

ALTER TABLE ONLY nirayana.turns
    ADD CONSTRAINT turns_pkey PRIMARY KEY (account, output);


--
-- Name: batch_chunks_open; Type: INDEX; Schema: nirayana; Owner: -
--

CREATE INDEX batch_chunks_open ON nirayana.batch_chunks USING btree (number) WHERE (output IS NULL);


--
-- Name: idempotency_keys_expired; Type: INDEX; Schema: nirayana; Owner: -
--

CREATE INDEX idempotency_keys_expired ON nirayana.idempotency_keys USING btree (expires_at);


--
-- Name: jobs_account; Type: INDEX; Schema: nirayana; Owner: -
--

CREATE INDEX jobs_account ON nirayana.jobs USING btree (account);


--
-- Name: jobs_finished; Type: INDEX; Schema: nirayana; Owner: -
--

CREATE INDEX jobs_finished ON nirayana.jobs USING btree (finished_at) WHERE (finished_at IS NOT NULL);


--
-- Name: jobs_unfinished; Type: INDEX; Schema: nirayana; Owner: -
--

CREATE INDEX jobs_unfinished ON nirayana.jobs USING btree (status, created_at) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));


--
-- Name: jobs_waiting; Type: INDEX; Schema: nirayana; Owner: -
--

CREATE INDEX jobs_waiting ON nirayana.jobs USING btree (output, account, created_at, id) WHERE (status = 'queued'::text);


--
-- Name: keys_account; Type: INDEX; Schema: nirayana; Owner: -
--

CREATE INDEX keys_account ON nirayana.keys USING btree (account);


--
-- Name: ledger_account; Type: INDEX; Schema: nirayana; Owner: -
--

CREATE INDEX ledger_account ON nirayana.ledger USING btree (account, output, pool);


--
-- Name: ledger_once_a_job; Type: INDEX; Schema: nirayana; Owner: -
--

CREATE UNIQUE INDEX ledger_once_a_job ON nirayana.ledger USING btree (job, pool, kind) WHERE (job IS NOT NULL);


--
-- Name: balances balances_account_fkey; Type: FK CONSTRAINT; Schema: nirayana; Owner: -
--

ALTER TABLE ONLY nirayana.balances
    ADD CONSTRAINT balances_account_fkey FOREIGN KEY (account) REFERENCES nirayana.accounts(id) ON DELETE CASCADE;


--
-- Name: jobs jobs_account_fkey; Type: FK CONSTRAINT; Schema: nirayana; Owner: -
--

ALTER TABLE ONLY nirayana.jobs
    ADD CONSTRAINT jobs_account_fkey FOREIGN KEY (account) REFERENCES nirayana.accounts(id) ON DELETE CASCADE;


--
-- Name: keys keys_account_fkey; Type: FK CONSTRAINT; Schema: nirayana; Owner: -
--

ALTER TABLE ONLY nirayana.keys
    ADD CONSTRAINT keys_account_fkey FOREIGN KEY (account) REFERENCES nirayana.accounts(id) ON DELETE CASCADE;


--
-- Name: ledger ledger_account_output_pool_fkey; Type: FK CONSTRAINT; Schema: nirayana; Owner: -
--

ALTER TABLE ONLY nirayana.ledger
    ADD CONSTRAINT ledger_account_output_pool_fkey FOREIGN KEY (account, output, pool) REFERENCES nirayana.balances(account, output, pool) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


