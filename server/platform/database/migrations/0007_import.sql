CREATE TABLE "import_record" (
	"import_no" text PRIMARY KEY NOT NULL,
	"template_code" text NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"content" "bytea" NOT NULL,
	"target" jsonb NOT NULL,
	"status" smallint NOT NULL,
	"total_count" integer NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"branch_id" text NOT NULL,
	"create_time" timestamp(0) NOT NULL,
	"finish_time" timestamp(0)
);
--> statement-breakpoint
CREATE TABLE "import_row" (
	"import_no" text NOT NULL,
	"row_number" integer NOT NULL,
	"values" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	"object_id" bigint,
	"undone" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "import_row_import_no_row_number_pk" PRIMARY KEY("import_no","row_number")
);
--> statement-breakpoint
CREATE TABLE "supplier" (
	"supplier_id" text PRIMARY KEY NOT NULL,
	"supplier_code" text NOT NULL,
	"supplier_name" text NOT NULL,
	"contact_name" text DEFAULT '' NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_import_no_import_record_import_no_fk" FOREIGN KEY ("import_no") REFERENCES "public"."import_record"("import_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_record_branch" ON "import_record" USING btree ("branch_id","create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_code" ON "supplier" USING btree ("supplier_code");